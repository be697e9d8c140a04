import { CROP_STEPS, cropRectangle, imageAddress, type PhotoCrop } from '@wallart/sdk'
import { useRef, type PointerEvent } from 'react'
import styles from './crop-editor.module.css'
import type { CropView } from './photos-view.ts'

const IMAGE_WIDTH = 640

interface CropStageProps {
  readonly cropping: CropView
  readonly crop: PhotoCrop
  readonly onChange: (crop: PhotoCrop) => void
}

interface Drag {
  readonly x: number
  readonly y: number
  readonly crop: PhotoCrop
}

/** The whole photo, dark where it is cut off; the sliders beside it say the same to whom does not see it. */
export function CropStage({ cropping, crop, onChange }: CropStageProps) {
  const { imageId, pixels, key } = cropping
  const drag = useRef<Drag>(undefined)
  const { left, top, width, height } = cropRectangle(pixels, key.shape, crop)

  const press = ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<SVGSVGElement>) => {
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, y: clientY, crop }
  }
  const pull = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const scale = currentTarget.getScreenCTM()?.inverse().a
    if (!drag.current || scale === undefined) return
    const { x, y, crop: from } = drag.current
    onChange({
      zoom: from.zoom,
      x: movedStep(from.x, (clientX - x) * scale, pixels.width - width, CROP_STEPS.x),
      y: movedStep(from.y, (clientY - y) * scale, pixels.height - height, CROP_STEPS.y),
    })
  }
  const release = () => {
    drag.current = undefined
  }
  return (
    <svg
      className={styles.photo}
      viewBox={`0 0 ${pixels.width} ${pixels.height}`}
      aria-hidden="true"
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <image
        href={imageAddress(imageId, 'webp', { width: IMAGE_WIDTH })}
        width={pixels.width}
        height={pixels.height}
        preserveAspectRatio="none"
      />
      <path
        fill="#000000"
        opacity="0.55"
        fillRule="evenodd"
        d={`M0 0H${pixels.width}V${pixels.height}H0ZM${left} ${top}h${width}v${height}h${-width}Z`}
      />
      <rect className={styles.frame} x={left} y={top} width={width} height={height} />
    </svg>
  )
}

function movedStep(from: number, pixels: number, room: number, steps: number): number {
  if (room <= 0) return from
  return Math.min(steps, Math.max(0, Math.round(from + (pixels / room) * steps)))
}
