import { useEffect, useRef, useState } from 'react'
import type { FilmMedium } from '../../../features/photo-viewer/medium.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { REDUCED_MOTION, useMedia } from '../../../ui/use-media.ts'
import styles from './gallery.module.css'

export function Film({ view }: { readonly view: FilmMedium }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const prefersReducedMotion = useMedia(REDUCED_MOTION)
  const t = useTranslate()

  useEffect(() => {
    if (!prefersReducedMotion) play(video.current)
  }, [prefersReducedMotion])

  return (
    <div className={styles.view} data-shape="film">
      <video
        ref={video}
        src={view.film}
        poster={view.poster}
        width="640"
        height="480"
        aria-label={view.alt}
        preload="none"
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <div className={styles.pause}>
        <IconButton
          label={t(
            isPlaying
              ? { code: 'gallery.pause-the-film', message: 'Pause the film' }
              : { code: 'gallery.play-the-film', message: 'Play the film' },
          )}
          onClick={() => (isPlaying ? video.current?.pause() : play(video.current))}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </IconButton>
      </div>
    </div>
  )
}

// Where a browser does not let it play by itself, the button is there.
function play(video: HTMLVideoElement | null): void {
  video?.play().catch(() => {})
}
