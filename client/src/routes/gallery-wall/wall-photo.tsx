import { useEffect, useRef } from 'react'
import styles from './gallery-wall.module.css'

const WIDEST = 1600

/** The shopper's own wall; its photo never leaves the browser. */
export function WallPhoto({ photo }: { readonly photo: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, WIDEST / photo.width)
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0, width, height)
  }, [photo, width, height])
  return <canvas ref={canvas} className={styles.photo} width={width} height={height} aria-hidden="true" />
}
