import { useEffect, useRef, useState } from 'react'
import { percentText } from '../../../i18n/localize-number.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { PictureView } from './gallery-views.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import styles from './zoom-dialog.module.css'
import { MAX_SCALE } from './zoom-state.ts'

export interface ZoomDialogProps {
  readonly title: string
  readonly view: PictureView
  readonly position: string
  readonly step: (by: number) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ZoomDialog({ title, view, position, step, isOpen, onClose }: ZoomDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} position="full">
      <ZoomedPicture key={view.id} view={view} position={position} step={step} />
    </Dialog>
  )
}

const ZOOM_STEP = 1.5
const PAN_STEP_PX = 80

function ZoomedPicture({ view, position, step }: Pick<ZoomDialogProps, 'view' | 'position' | 'step'>) {
  const canvas = useRef<HTMLButtonElement>(null)
  const [scale, setScale] = useState(1)
  const { zoom, move, reset, ...pointers } = useZoomGestures(canvas, setScale)
  const isWhole = scale <= 1
  const { alt } = view
  const t = useTranslate()

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    '0': reset,
    ArrowLeft: () => (isWhole ? step(-1) : move({ x: PAN_STEP_PX, y: 0 })),
    ArrowRight: () => (isWhole ? step(1) : move({ x: -PAN_STEP_PX, y: 0 })),
    ArrowUp: () => move({ x: 0, y: PAN_STEP_PX }),
    ArrowDown: () => move({ x: 0, y: -PAN_STEP_PX }),
  }
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const keyAction = keys[event.key]
      if (!keyAction || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      keyAction()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  })
  return (
    <div className={styles.zoom}>
      <button
        ref={canvas}
        type="button"
        className={styles.canvas}
        data-zoomed={!isWhole || undefined}
        data-focus
        aria-label={t(
          isWhole
            ? { code: 'gallery.larger', message: `${alt}: make larger`, values: { alt } }
            : { code: 'gallery.whole', message: `${alt}: show whole`, values: { alt } },
        )}
        aria-keyshortcuts="+ - 0"
        {...pointers}
      >
        <SharpeningPicture view={view} />
      </button>
      <ZoomTools position={position} scale={scale} step={step} zoom={zoom} />
    </div>
  )
}

function SharpeningPicture({ view }: Pick<ZoomDialogProps, 'view'>) {
  return (
    <span className={styles.picture}>
      {/* What is there already stands in for the large one. */}
      <Picture
        files={view.files}
        sizes={view.sizes}
        width={640}
        height={view.shape === 'room' ? 480 : 640}
        alt=""
        urgency="eager"
        fit="whole"
      />
      <Picture
        files={view.zoomed}
        sizes="1200px"
        width={1200}
        height={view.shape === 'room' ? 900 : 1200}
        alt=""
        urgency="eager"
        fit="whole"
      />
    </span>
  )
}

interface ZoomToolsProps extends Pick<ZoomDialogProps, 'position' | 'step'> {
  readonly scale: number
  readonly zoom: (factor: number) => void
}

function ZoomTools({ position, scale, step, zoom }: ZoomToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles.tools}>
      <IconButton
        label={t({ code: 'gallery.previous-picture', message: 'Previous picture' })}
        onClick={() => step(-1)}
      >
        <Icon name="back" />
      </IconButton>
      <IconButton
        label={t({ code: 'gallery.make-smaller', message: 'Make smaller' })}
        aria-disabled={scale <= 1}
        onClick={() => zoom(1 / ZOOM_STEP)}
      >
        <Icon name="minus" />
      </IconButton>
      <output className={styles.scale} aria-label={t({ code: 'ui.size', message: 'Size' })}>
        {t(percentText(Math.round(scale * 100)))}
      </output>
      <IconButton
        label={t({ code: 'gallery.make-larger', message: 'Make larger' })}
        aria-disabled={scale >= MAX_SCALE}
        onClick={() => zoom(ZOOM_STEP)}
      >
        <Icon name="plus" />
      </IconButton>
      <IconButton
        label={t({ code: 'gallery.next-picture', message: 'Next picture' })}
        onClick={() => step(1)}
      >
        <Icon name="next" />
      </IconButton>
      <p className={styles.place}>{position}</p>
    </div>
  )
}
