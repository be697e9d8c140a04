import { framedSize } from '@wallart/sdk'
import styles from './customizer.module.css'
import { FramedPicture, type DrawnFrame } from './framed-picture.tsx'
import { RoomScene, roomPosition } from './room-scene.tsx'

interface PreviewProps {
  readonly frame: DrawnFrame
  readonly isInRoom: boolean
  readonly alt: string
}

/** A framed picture on a wall, or at its true size over a sofa. */
export function Preview({ frame, isInRoom, alt }: PreviewProps) {
  const { viewBox, x, y, room } = isInRoom ? roomView(frame) : wallView(frame)
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={alt}>
      {room && <RoomScene {...room} />}
      <g transform={`translate(${x} ${y})`}>
        <FramedPicture frame={frame} />
      </g>
    </svg>
  )
}

function roomView(frame: DrawnFrame) {
  const { x, y, ...room } = roomPosition(framedSize(frame, frame))
  return { viewBox: `0 0 ${room.width} ${room.height}`, x, y, room }
}

// The tightest square around it, so that a larger mat makes the picture smaller and not the frame.
function wallView(frame: DrawnFrame) {
  const { width, height } = framedSize(frame, frame)
  const side = Math.max(width, height) * 1.14
  return {
    viewBox: `0 0 ${side} ${side}`,
    x: (side - width) / 2,
    y: (side - height) / 2,
    room: undefined,
  }
}
