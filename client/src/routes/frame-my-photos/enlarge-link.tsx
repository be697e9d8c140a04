import type { MouseEvent } from 'react'
import type { LargePicture } from '../../features/photo-viewer/medium.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './enlarge-link.module.css'

interface EnlargeLinkProps {
  readonly medium: LargePicture
  readonly onPrepare: () => void
  readonly onOpen: (event: MouseEvent) => void
}

/** Opens a picture in the viewer; without scripts, as a file. */
export function EnlargeLink({ medium: { large, alt }, onPrepare, onOpen }: EnlargeLinkProps) {
  const t = useTranslate()
  return (
    <a
      href={large}
      className={styles.enlarge}
      aria-label={t({ code: 'gallery.zoom', message: `Zoom in: ${alt}`, values: { alt } })}
      aria-haspopup="dialog"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      <Icon name="zoom" />
    </a>
  )
}
