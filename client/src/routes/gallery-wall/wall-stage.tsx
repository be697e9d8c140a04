import { wallProblems, type WallPosition } from '@wallart/sdk'
import { memo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import type { GalleryWall, GalleryWallState } from '../../stores/gallery-wall.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { RoomScene } from '../customizer/rooms/room-scene.tsx'
import styles from './gallery-wall.module.css'
import { PieceDrawing, pieceTransform } from './wall-piece.tsx'
import type { WallPiece } from './wall-view.ts'
import { WallPhoto } from './wall-photo.tsx'

const FLOOR = 10
/** A sofa stands where it leaves the wall some air. */
const SOFA_WALL = 110
const REACH_PX = 9
const KEY_STEP = 1
const FINE_STEP = 0.25

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface WallStageProps {
  readonly store: GalleryWall
  readonly state: GalleryWallState
  readonly pieces: readonly WallPiece[]
  readonly photo: ImageBitmap | undefined
}

/** The wall at true scale; its pieces are moved by pointer, finger or arrow keys. */
export function WallStage({ store, state, pieces, photo }: WallStageProps) {
  const t = useTranslate()
  const { plan, hung, guides } = state
  const { width, height } = plan
  const floor = photo ? 0 : FLOOR
  const problems = new Set<number>(wallProblems(hung, plan).flatMap(problem => problem.pieces))
  return (
    <section className={styles.stage} aria-label={t({ code: 'wall.wall', message: 'The wall' })}>
      {photo && <WallPhoto photo={photo} />}
      <svg className={styles.wall} viewBox={`0 0 ${width} ${height + floor}`}>
        {!photo && <DrawnRoom width={width} height={height} />}
        {pieces.map((piece, index) => (
          <MovablePiece
            key={piece.key}
            store={store}
            state={state}
            piece={piece}
            index={index}
            hasProblem={problems.has(index)}
          />
        ))}
        {guides.map(({ axis, at }) => (
          <path
            key={axis}
            className={styles.guide}
            d={axis === 'x' ? `M${at} 0V${height}` : `M0 ${height - at}H${width}`}
          />
        ))}
      </svg>
    </section>
  )
}

const DrawnRoom = memo(Room)
const DrawnPiece = memo(PieceDrawing)

function Room({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <rect width={width} height={height} fill="#efe9df" />
      {width >= SOFA_WALL ? (
        <RoomScene room="room" width={width} wall={height} />
      ) : (
        <rect y={height} width={width} height={FLOOR} fill="#b99a78" />
      )}
    </>
  )
}

interface MovablePieceProps extends Pick<WallStageProps, 'store' | 'state'> {
  readonly piece: WallPiece
  readonly index: number
  readonly hasProblem: boolean
}

interface Drag {
  readonly pointer: DOMPoint
  readonly x: number
  readonly y: number
  readonly inchesPerPixel: number
}

/** Moves a piece from where it hangs, by pointer or by keys. */
function useMove(store: GalleryWall, index: number, { x, y }: WallPosition) {
  const drag = useRef<Drag>(undefined)
  const press = (event: PointerEvent<SVGGElement>) => {
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
    if (event.button !== 0 || !matrix) return
    const pointer = new DOMPoint(event.clientX, event.clientY)
    drag.current = { pointer, x, y, inchesPerPixel: matrix.a }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const pull = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    const { pointer, inchesPerPixel, ...from } = drag.current
    const to = {
      x: from.x + (clientX - pointer.x) * inchesPerPixel,
      y: from.y - (clientY - pointer.y) * inchesPerPixel,
    }
    store.move(index, to, REACH_PX * inchesPerPixel)
  }
  const release = () => {
    if (!drag.current) return
    drag.current = undefined
    store.drop()
  }
  const step = (event: KeyboardEvent) => {
    const [across, up] = STEPS[event.key] ?? []
    if (across === undefined || up === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const by = event.shiftKey ? FINE_STEP : KEY_STEP
    store.move(index, { x: x + across * by, y: y + up * by })
    store.drop()
  }
  return { press, pull, release, step }
}

function MovablePiece({ store, state, piece, index, hasProblem }: MovablePieceProps) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const hung = state.hung[index]
  const { press, pull, release, step } = useMove(store, index, hung ?? { x: 0, y: 0 })
  if (!hung) return null
  const { title, size, width, height } = piece
  const { x, y } = hung
  const label = t({
    code: 'wall.position',
    message: `${title}, ${size}: ${x}" from the left, ${y}" above the floor`,
    values: { title, size, x, y },
  })
  return (
    <g
      className={styles.piece}
      transform={pieceTransform(hung, state.plan.height)}
      role={isHydrated ? 'button' : 'img'}
      aria-label={label}
      {...(isHydrated && { tabIndex: 0, 'aria-describedby': 'wall-keys' })}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
    >
      <DrawnPiece piece={piece} />
      <rect
        className={styles.edge}
        data-problem={hasProblem || undefined}
        width={width}
        height={height}
        fill="none"
      />
    </g>
  )
}
