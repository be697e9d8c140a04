import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts'
import type { FilmMedium } from './medium.ts'
import styles from './photo-viewer.module.css'
import { StepButton } from './step-button.tsx'
import { useKeys } from './use-keys.ts'

interface ViewedFilmProps {
  readonly medium: FilmMedium
  readonly position: string
  readonly step: (by: number) => void
}

export function ViewedFilm({ medium: { film, poster, alt, label }, position, step }: ViewedFilmProps) {
  const prefersReducedMotion = useMedia(REDUCED_MOTION)
  useKeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) })
  return (
    <>
      <video
        className={styles.film}
        src={film}
        poster={poster}
        aria-label={alt}
        autoPlay={!prefersReducedMotion}
        controls
        muted
        loop
        playsInline
      />
      <p className={styles.caption}>{label}</p>
      {position && (
        <div className={styles.tools}>
          <StepButton by={-1} step={step} />
          <p className={styles.place}>{position}</p>
          <StepButton by={1} step={step} />
        </div>
      )}
    </>
  )
}
