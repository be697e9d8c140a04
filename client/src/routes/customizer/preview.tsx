import { framedSize } from '@wallart/sdk'
import type { CustomizerScene } from '../../stores/customizer.ts'
import styles from './customizer.module.css'
import { FramedPicture, type DrawnFrame } from './framed-picture.tsx'
import { roomPosition, type RoomName } from './rooms/room-position.ts'
import { RoomScene } from './rooms/room-scene.tsx'

interface PreviewProps {
  readonly frame: DrawnFrame
  readonly scene: CustomizerScene
  readonly alt: string
}

/** A framed picture on a wall, or at its true size over the furniture of a room. */
export function Preview({ frame, scene, alt }: PreviewProps) {
  const { viewBox, x, y, room } = scene === 'wall' ? wallView(frame) : roomView(frame, scene)
  return (
    <svg className={styles.drawing} viewBox={viewBox} role="img" aria-label={alt}>
      {room && <RoomScene {...room} />}
      <g transform={`translate(${x} ${y})`}>
        <FramedPicture frame={frame} />
      </g>
    </svg>
  )
}

function roomView(frame: DrawnFrame, room: RoomName) {
  const { x, y, width, height, wall } = roomPosition(room, framedSize(frame, frame))
  return { viewBox: `0 0 ${width} ${height}`, x, y, room: { room, width, wall } }
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
