import { classes } from '../classes.ts'
import styles from './picture.module.css'

/** When a picture is fetched: as it is scrolled to, with the page, or before everything else. */
type PictureUrgency = 'lazy' | 'eager' | 'first'

/** The files a picture comes in; each list names them with their widths, as srcset does. */
export interface PictureFiles {
  readonly avif: string
  /** Small pictures go without these two: who has no avif gets one file. */
  readonly webp?: string
  readonly jpg?: string
  readonly src: string
}

interface PictureProps {
  readonly files: PictureFiles
  readonly sizes: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly urgency?: PictureUrgency
  readonly palette?: string
  readonly fit?: 'whole' | 'cut'
  /** Called when there is nothing left to wait for, be the picture there or not. */
  readonly onSettled?: () => void
}

export function Picture(props: PictureProps) {
  const { files, sizes, width, height, alt, urgency = 'lazy', palette, fit, onSettled } = props
  return (
    <picture className={classes(styles.picture, palette)} data-fit={fit}>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      {files.webp && <source type="image/webp" srcSet={files.webp} sizes={sizes} />}
      <img
        src={files.src}
        {...(files.jpg && { srcSet: files.jpg, sizes })}
        width={width}
        height={height}
        alt={alt}
        loading={urgency === 'lazy' ? 'lazy' : 'eager'}
        {...(urgency === 'first' && { decoding: 'sync', fetchPriority: 'high' })}
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  )
}
