import { SCALE_MEASURES } from '@wallart/sdk'
import { useId, useState } from 'react'
import { Link } from '../../app/link.tsx'
import { useChoiceLink } from '../../products/use-choice-link.ts'
import type { VariantView, WorkView } from '../../products/work-view.ts'
import { ScaleDrawing } from './scale-drawing.tsx'
import { bareImage, scalePieces, toldSize } from './scale-pieces.ts'
import { SizeGuide } from './size-guide.tsx'
import styles from './true-scale.module.css'

interface TrueScaleProps {
  readonly work: WorkView
  readonly variant: VariantView
}

/** All sizes of a work to one scale, how large the chosen one is on a wall, and how to choose. */
export function TrueScale({ work, variant }: TrueScaleProps) {
  const [sofa, setSofa] = useState<number>(SCALE_MEASURES.sofa)
  const heading = useId()
  const choiceLink = useChoiceLink()
  const pieces = scalePieces(work, variant)
  const chosen = pieces.find(({ isChosen }) => isChosen)
  if (!chosen) return null
  const { inches, cm, verdict } = toldSize(chosen.outer, sofa)
  return (
    <section className={styles.scale} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        How large on my wall?
      </h2>
      <ScaleDrawing pieces={pieces} image={bareImage(work)} sofa={sofa} />
      <div className={styles.words}>
        <p className={styles.chosen}>
          <strong>{inches}</strong> <span>({cm})</span>
          {verdict && (
            <>
              {' '}
              is about <strong>{verdict.percent}%</strong> of the width of{' '}
              {sofa === SCALE_MEASURES.sofa ? `an ${sofa} in sofa` : `furniture of ${sofa} in`}.{' '}
              {verdict.advice.message}
            </>
          )}
        </p>
        <SofaWidth value={sofa} share={verdict?.percent} onChange={setSofa} />
      </div>
      <ul className={styles.sizes} aria-label="All sizes to scale">
        {pieces.map(({ upi, outer, isChosen }) => {
          const told = toldSize(outer, sofa)
          return (
            <li key={upi}>
              <Link
                to={choiceLink(upi)}
                className={styles.size}
                aria-current={isChosen || undefined}
                data-replace=""
              >
                <strong>{told.inches}</strong>
                <span>{told.cm}</span>
                {told.verdict && <span>{told.verdict.percent}% of the sofa</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      <SizeGuide pieces={pieces} />
    </section>
  )
}

const NARROWEST = 20
const WIDEST = 160

interface SofaWidthProps {
  readonly value: number
  /** How much of it the piece takes, in percent. */
  readonly share: number | undefined
  readonly onChange: (inches: number) => void
}

function SofaWidth({ value, share, onChange }: SofaWidthProps) {
  const id = useId()
  return (
    <div className={styles.furniture}>
      <label htmlFor={id}>
        My furniture is <span>{value} in</span> wide
      </label>
      <input
        id={id}
        type="range"
        min={NARROWEST}
        max={WIDEST}
        step="2"
        value={value}
        aria-valuetext={`${value} inches${share === undefined ? '' : `, the piece is ${share}% of that`}`}
        onChange={event => onChange(Number(event.target.value))}
      />
    </div>
  )
}
