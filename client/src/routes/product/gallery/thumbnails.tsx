import { useEffect, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { isFilm } from '../../../features/photo-viewer/medium.ts'
import type { GalleryView } from './gallery-views.ts'
import styles from './thumbnails.module.css'
import { useOverflowCount } from './use-overflow-count.ts'

interface ThumbnailsProps {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly views: readonly GalleryView[]
  readonly at: number
  readonly id: string
  readonly onPick: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function Thumbnails({ ref, views, at, id, onPick, onKeyDown }: ThumbnailsProps) {
  const overflowCount = useOverflowCount(ref, views.length)
  const t = useTranslate()
  useEffect(() => {
    const row = ref.current
    const current = row?.children[at]
    if (!row || !(current instanceof HTMLElement)) return
    const { offsetLeft, offsetWidth } = current
    const isCut =
      offsetLeft < row.scrollLeft || offsetLeft + 2 * offsetWidth > row.scrollLeft + row.clientWidth
    if (isCut) row.scrollTo({ left: offsetLeft - row.clientWidth / 2 + offsetWidth / 2 })
  }, [ref, at])

  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onPick(index)
  }
  return (
    <div className={styles.thumbnails}>
      <ul
        ref={ref}
        className={styles.row}
        aria-label={t({ code: 'gallery.views', message: 'Views' })}
        data-beyond={overflowCount > 0 || undefined}
      >
        {views.map((view, index) => (
          <li key={view.id}>
            <a
              href={`#${id}${view.id}`}
              className={styles.thumbnail}
              aria-current={index === at || undefined}
              onClick={event => pick(event, index)}
              onKeyDown={onKeyDown}
              onFocus={({ currentTarget }) => scrollFullyIntoView(currentTarget)}
            >
              <ThumbnailPicture view={view} />
              <span className={styles.label}>{view.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {overflowCount > 0 && (
        <button
          type="button"
          // It goes once the last picture shows, and would take the focus along; the pictures are stops themselves.
          tabIndex={-1}
          className={styles.more}
          aria-label={t({
            code: 'gallery.beyond',
            message: `${overflowCount} more pictures`,
            values: { overflowCount },
          })}
          onClick={() => ref.current?.scrollBy({ left: ref.current.clientWidth * 0.75 })}
        >
          +{overflowCount}
        </button>
      )}
    </div>
  )
}

function ThumbnailPicture({ view }: { readonly view: GalleryView }) {
  return (
    <span className={classes(styles.picture, isFilm(view) && styles.film)}>
      {isFilm(view) ? (
        <>
          <img src={view.poster} alt="" width="66" height="66" loading="lazy" />
          <Icon name="play" />
        </>
      ) : (
        <Picture files={view.thumbnail} sizes="66px" width={66} height={66} alt="" fit="cut" />
      )}
    </span>
  )
}

// A browser leaves what is half in sight where it is.
function scrollFullyIntoView(thumbnail: HTMLElement): void {
  thumbnail.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
