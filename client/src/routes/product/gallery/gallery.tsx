import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useGalleryWall } from '../../../catalogue/use-gallery-wall.ts'
import { preloadPicture } from '../../../catalogue/variant-picture.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { isFilm } from '../../../features/photo-viewer/medium.ts'
import { usePhotoViewer } from '../../../features/photo-viewer/use-photo-viewer.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Caption } from './caption.tsx'
import { Film } from './film.tsx'
import { galleryViews, type GalleryView } from './gallery-views.ts'
import styles from './gallery.module.css'
import { SteadyPicture } from './steady-picture.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { UnscriptedViews } from './unscripted-views.tsx'
import { useShownView } from './use-shown-view.ts'
import { useSwipe } from './use-swipe.ts'

interface GalleryProps {
  readonly work: WorkView
  readonly variant: VariantView
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Gallery({ work, variant }: GalleryProps) {
  const t = useTranslate()
  const views = galleryViews(work, variant, useGalleryWall(), t)
  const { at, message: announcement, show } = useShownView(views, variant.upi)
  const id = useId()
  const thumbnails = useRef<HTMLUListElement>(null)

  const wrappedIndex = (by: number) => (at + by + views.length) % views.length
  const step = (by: number) => show(wrappedIndex(by))
  const preloadNeighbours = () => {
    for (const next of [views[wrappedIndex(1)], views[wrappedIndex(-1)]])
      if (next && !isFilm(next)) preloadPicture(next.files, next.sizes)
  }
  const zoom = usePhotoViewer()
  useFocusAfterZoom(zoom.isOpen, thumbnails)
  const swipe = useSwipe({ begin: preloadNeighbours, step })
  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(by)
    if (thumbnails.current?.contains(document.activeElement))
      thumbnails.current.querySelectorAll('a')[wrappedIndex(by)]?.focus({ preventScroll: true })
  }

  const view = views[at]
  if (!view) return null
  return (
    <section aria-label={t({ code: 'gallery.pictures', message: 'Pictures' })} className={styles.gallery}>
      <figure className={styles.figure}>
        <div className={styles.stage} {...swipe} onPointerEnter={preloadNeighbours}>
          {isFilm(view) ? <Film key={view.film} view={view} /> : <SteadyPicture view={view} />}
          <UnscriptedViews views={views.slice(1)} id={id} />
          {(!isFilm(view) || zoom.isOpen) && <ZoomLink view={view} zoom={zoom} onKeyDown={stepByKey} />}
          <p className={styles.place} aria-hidden="true">
            {at + 1} / {views.length}
          </p>
          <Arrows step={step} />
        </div>
        <Thumbnails ref={thumbnails} views={views} at={at} id={id} onPick={show} onKeyDown={stepByKey} />
        <Caption work={work} variant={variant} label={view.label} />
      </figure>
      {zoom.Viewer && (
        <zoom.Viewer
          title={work.title}
          media={views}
          index={at}
          onShow={show}
          isOpen={zoom.isOpen}
          onClose={zoom.close}
        />
      )}
      <output>
        <HiddenText>{announcement}</HiddenText>
      </output>
    </section>
  )
}

/** A film has no link that the focus could go back to. */
function useFocusAfterZoom(isOpen: boolean, thumbnails: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const row = thumbnails.current
    return () => {
      if (document.activeElement === document.body) row?.querySelector<HTMLElement>('[aria-current]')?.focus()
    }
  }, [isOpen, thumbnails])
}

interface ZoomLinkProps {
  readonly view: GalleryView
  readonly zoom: Pick<ReturnType<typeof usePhotoViewer>, 'prepare' | 'open'>
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function ZoomLink({ view, zoom, onKeyDown }: ZoomLinkProps) {
  const t = useTranslate()
  const { alt } = view
  return (
    <a
      href={isFilm(view) ? view.film : view.large}
      className={styles.zoom}
      aria-label={t({ code: 'gallery.zoom', message: `Zoom in: ${alt}`, values: { alt } })}
      aria-haspopup="dialog"
      draggable={false}
      onPointerEnter={zoom.prepare}
      onFocus={zoom.prepare}
      onClick={zoom.open}
      onKeyDown={onKeyDown}
    >
      <Icon name="zoom" />
    </a>
  )
}

function Arrows({ step }: { readonly step: (by: number) => void }) {
  const t = useTranslate()
  return (
    <div className={styles.arrows}>
      <IconButton
        label={t({ code: 'gallery.previous-picture', message: 'Previous picture' })}
        onClick={() => step(-1)}
      >
        <Icon name="back" />
      </IconButton>
      <IconButton
        label={t({ code: 'gallery.next-picture', message: 'Next picture' })}
        onClick={() => step(1)}
      >
        <Icon name="next" />
      </IconButton>
    </div>
  )
}
