import { isFilm } from '../../../features/photo-viewer/medium.ts'
import type { GalleryView } from './gallery-views.ts'
import styles from './gallery.module.css'

interface UnscriptedViewsProps {
  readonly views: readonly GalleryView[]
  readonly id: string
}

export function UnscriptedViews({ views, id }: UnscriptedViewsProps) {
  return (
    <noscript>
      {views.map(view => (
        <div
          key={view.id}
          id={id + view.id}
          className={styles.view}
          data-shape={isFilm(view) ? 'film' : view.shape}
        >
          {isFilm(view) ? (
            <video
              src={view.film}
              poster={view.poster}
              preload="none"
              controls
              muted
              playsInline
              aria-label={view.alt}
            />
          ) : (
            <a href={view.large}>
              <img src={view.src} alt={view.alt} width="640" height="640" loading="lazy" />
            </a>
          )}
        </div>
      ))}
    </noscript>
  )
}
