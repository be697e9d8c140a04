import type { ScalePiece } from './scale-pieces.ts'
import { Lamp } from './lamp.tsx'
import { Person } from './person.tsx'
import styles from './scale-drawing.module.css'
import { layoutScene } from './scene.ts'
import { Sofa } from './sofa.tsx'

interface ScaleDrawingProps {
  readonly pieces: readonly ScalePiece[]
  readonly image: string | undefined
  readonly sofa: number
}

// The room goes on beside what is measured.
const OVERFLOW_WIDTH = 1000

export function ScaleDrawing({ pieces, image, sofa }: ScaleDrawingProps) {
  const scene = layoutScene(
    pieces.map(({ outer }) => outer),
    sofa,
  )
  const { width, height, floor } = scene
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect
        className={styles.floor}
        x={-OVERFLOW_WIDTH}
        y={floor}
        width={width + 2 * OVERFLOW_WIDTH}
        height={height}
      />
      <rect
        className={styles.skirting}
        x={-OVERFLOW_WIDTH}
        y={floor - 3.5}
        width={width + 2 * OVERFLOW_WIDTH}
        height="3.5"
      />
      <g transform={`translate(${scene.lamp} ${floor + 2})`}>
        <Lamp />
      </g>
      <g transform={`translate(${scene.sofa} ${floor + 4})`}>
        <Sofa width={sofa} />
      </g>
      <g transform={`translate(${scene.person} ${floor + 5})`}>
        <Person />
      </g>
      {pieces.map((piece, at) => (
        <g
          key={piece.upi}
          className={styles.piece}
          data-chosen={piece.isChosen || undefined}
          transform={`translate(${scene.positions[at]?.x ?? 0} ${scene.positions[at]?.y ?? 0})`}
        >
          <DrawnPiece piece={piece} image={image} />
        </g>
      ))}
    </svg>
  )
}

function DrawnPiece({ piece, image }: { readonly piece: ScalePiece; readonly image: string | undefined }) {
  const { outer, inner, isChosen, hasMat, moulding } = piece
  const inset = { x: (outer.width - inner.width) / 2, y: (outer.height - inner.height) / 2 }
  const isFramed = inset.x > 0
  const face = Math.min(1.25, inset.x)
  return (
    <>
      <rect className={styles.shadow} x="0.8" y="1.2" {...outer} />
      {isFramed && <rect className={styles.frame} data-moulding={moulding} {...outer} />}
      {hasMat && (
        <rect
          className={styles.mat}
          x={face}
          y={face}
          width={outer.width - 2 * face}
          height={outer.height - 2 * face}
        />
      )}
      <rect className={styles.blank} {...inset} {...inner} />
      {image && <image href={image} {...inset} {...inner} preserveAspectRatio="xMidYMid slice" />}
      {isChosen && (
        <rect className={styles.chosen} x="-2" y="-2" width={outer.width + 4} height={outer.height + 4} />
      )}
      <text className={styles.size} x={outer.width / 2} y={outer.height + 6.5}>
        {outer.width} x {outer.height}
      </text>
    </>
  )
}
