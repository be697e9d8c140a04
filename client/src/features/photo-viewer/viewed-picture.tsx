import { useRef, useState } from 'react'
import { percentText } from '../../i18n/localize-number.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { PictureMedium } from './medium.ts'
import styles from './photo-viewer.module.css'
import { StepButton } from './step-button.tsx'
import { useKeys } from './use-keys.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import { MAX_SCALE } from './zoom-state.ts'

const ZOOM_STEP = 1.5
const PAN_STEP_PX = 80

interface ViewedPictureProps {
  readonly medium: PictureMedium
  /** Empty where there is no other picture. */
  readonly position: string
  readonly step: (by: number) => void
}

export function ViewedPicture({ medium, position, step }: ViewedPictureProps) {
  const canvas = useRef<HTMLButtonElement>(null)
  const [scale, setScale] = useState(1)
  const { zoom, move, reset, ...pointers } = useZoomGestures(canvas, { onScale: setScale, onSwipe: step })
  const isWhole = scale <= 1
  const { alt, label } = medium
  const t = useTranslate()
  useKeys({
    '+': () => zoom(ZOOM_STEP),
    '=': () => zoom(ZOOM_STEP),
    '-': () => zoom(1 / ZOOM_STEP),
    '0': reset,
    ArrowLeft: () => (isWhole ? step(-1) : move({ x: PAN_STEP_PX, y: 0 })),
    ArrowRight: () => (isWhole ? step(1) : move({ x: -PAN_STEP_PX, y: 0 })),
    ArrowUp: () => move({ x: 0, y: PAN_STEP_PX }),
    ArrowDown: () => move({ x: 0, y: -PAN_STEP_PX }),
  })
  return (
    <>
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
        <SharpeningPicture medium={medium} />
      </button>
      <p className={styles.caption}>{label}</p>
      <ViewerTools position={position} scale={scale} step={step} zoom={zoom} />
    </>
  )
}

function SharpeningPicture({ medium }: Pick<ViewedPictureProps, 'medium'>) {
  return (
    <span className={styles.picture}>
      {/* What is there already stands in for the large one. */}
      <Picture
        files={medium.files}
        sizes={medium.sizes}
        width={640}
        height={medium.shape === 'room' ? 480 : 640}
        alt=""
        urgency="eager"
        fit="whole"
      />
      <Picture
        files={medium.zoomed}
        sizes="1200px"
        width={1200}
        height={medium.shape === 'room' ? 900 : 1200}
        alt=""
        urgency="eager"
        fit="whole"
      />
    </span>
  )
}

interface ViewerToolsProps extends Pick<ViewedPictureProps, 'position' | 'step'> {
  readonly scale: number
  readonly zoom: (factor: number) => void
}

function ViewerTools({ position, scale, step, zoom }: ViewerToolsProps) {
  const t = useTranslate()
  return (
    <div className={styles.tools}>
      {position && <StepButton by={-1} step={step} />}
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
      {position && (
        <>
          <StepButton by={1} step={step} />
          <p className={styles.place}>{position}</p>
        </>
      )}
    </div>
  )
}
