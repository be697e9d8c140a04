import { SCALE_MEASURES, scaleFit, sizeInWords, type ScaleFit } from '@wallart/sdk'
import { useId, useState } from 'react'
import { percentText } from '../../app/figures.ts'
import { Link } from '../../app/link.tsx'
import { Marked } from '../../app/marked.tsx'
import { label, useSay } from '../../app/say.ts'
import { useChoiceLink } from '../../products/use-choice-link.ts'
import type { VariantView, WorkView } from '../../products/work-view.ts'
import { inchesText } from './inches-text.ts'
import { ScaleDrawing } from './scale-drawing.tsx'
import { bareImage, scalePieces, type ScalePiece } from './scale-pieces.ts'
import { SizeGuide } from './size-guide.tsx'
import { SofaWidth } from './sofa-width.tsx'
import styles from './true-scale.module.css'

interface TrueScaleProps {
  readonly work: WorkView
  readonly variant: VariantView
}

/** All sizes of a work to one scale, how large the chosen one is on a wall, and how to choose. */
export function TrueScale({ work, variant }: TrueScaleProps) {
  const [sofa, setSofa] = useState<number>(SCALE_MEASURES.sofa)
  const heading = useId()
  const say = useSay()
  const pieces = scalePieces(work, variant)
  const chosen = pieces.find(({ isChosen }) => isChosen)
  if (!chosen) return null
  const verdict = scaleFit(chosen.outer.width, sofa)
  return (
    <section className={styles.scale} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {say(label('How large on my wall?'))}
      </h2>
      <ScaleDrawing pieces={pieces} image={bareImage(work)} sofa={sofa} />
      <div className={styles.words}>
        <p className={styles.chosen}>
          <strong>{inchesText(chosen.outer, say)}</strong> <span>({sizeInWords(chosen.outer).cm})</span>
          {verdict && <Verdict verdict={verdict} sofa={sofa} />}
        </p>
        <SofaWidth value={sofa} share={verdict?.percent} onChange={setSofa} />
      </div>
      <ul className={styles.sizes} aria-label={say(label('All sizes to scale'))}>
        {pieces.map(piece => (
          <Size key={piece.upi} piece={piece} sofa={sofa} />
        ))}
      </ul>
      <SizeGuide pieces={pieces} />
    </section>
  )
}

function Verdict({ verdict, sofa }: { readonly verdict: ScaleFit; readonly sofa: number }) {
  const say = useSay()
  const share = say(percentText(verdict.percent))
  const values = { share, sofa }
  const sentence = say(
    sofa === SCALE_MEASURES.sofa
      ? { code: 'scale.share', message: `is about *${share}* of the width of an ${sofa} in sofa.`, values }
      : {
          code: 'scale.furniture-share',
          message: `is about *${share}* of the width of furniture of ${sofa} in.`,
          values,
        },
  )
  return (
    <>
      {' '}
      <Marked text={sentence} /> {say(verdict.advice)}
    </>
  )
}

function Size({
  piece: { upi, outer, isChosen },
  sofa,
}: {
  readonly piece: ScalePiece
  readonly sofa: number
}) {
  const say = useSay()
  const choiceLink = useChoiceLink()
  const verdict = scaleFit(outer.width, sofa)
  const share = verdict && say(percentText(verdict.percent))
  return (
    <li>
      <Link to={choiceLink(upi)} className={styles.size} aria-current={isChosen || undefined} data-replace="">
        <strong>{inchesText(outer, say)}</strong>
        <span>{sizeInWords(outer).cm}</span>
        {share && (
          <span>{say({ code: 'scale.of-sofa', message: `${share} of the sofa`, values: { share } })}</span>
        )}
      </Link>
    </li>
  )
}
