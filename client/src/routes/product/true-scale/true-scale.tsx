import { SCALE_MEASURES, scaleFit, sizeInWords, type ScaleFit } from '@wallart/sdk'
import { useId, useState } from 'react'
import { percentText } from '../../../i18n/localize-number.ts'
import { Link } from '../../../framework/link.tsx'
import { EmphasizedText } from '../../../i18n/emphasized-text.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { useVariantHref } from '../../../catalogue/use-variant-href.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
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

export function TrueScale({ work, variant }: TrueScaleProps) {
  const [sofa, setSofa] = useState<number>(SCALE_MEASURES.sofa)
  const heading = useId()
  const t = useTranslate()
  const pieces = scalePieces(work, variant)
  const chosen = pieces.find(({ isChosen }) => isChosen)
  if (!chosen) return null
  const result = scaleFit(chosen.outer.width, sofa)
  return (
    <section className={styles.scale} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t({ code: 'size-guide.how-large-on-my-wall', message: 'How large on my wall?' })}
      </h2>
      <ScaleDrawing pieces={pieces} image={bareImage(work)} sofa={sofa} />
      <div className={styles.words}>
        <p className={styles.chosen}>
          <strong>{inchesText(chosen.outer, t)}</strong> <span>({sizeInWords(chosen.outer).cm})</span>
          {result && <SofaShare result={result} sofa={sofa} />}
        </p>
        <SofaWidth value={sofa} share={result?.percent} onChange={setSofa} />
      </div>
      <ul
        className={styles.sizes}
        aria-label={t({ code: 'size-guide.all-sizes-to-scale', message: 'All sizes to scale' })}
      >
        {pieces.map(piece => (
          <Size key={piece.upi} piece={piece} sofa={sofa} />
        ))}
      </ul>
      <SizeGuide pieces={pieces} />
    </section>
  )
}

function SofaShare({ result, sofa }: { readonly result: ScaleFit; readonly sofa: number }) {
  const t = useTranslate()
  const share = t(percentText(result.percent))
  const values = { share, sofa }
  const sentence = t(
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
      <EmphasizedText text={sentence} /> {t(result.advice)}
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
  const t = useTranslate()
  const choiceLink = useVariantHref()
  const result = scaleFit(outer.width, sofa)
  const share = result && t(percentText(result.percent))
  return (
    <li>
      <Link to={choiceLink(upi)} className={styles.size} aria-current={isChosen || undefined} data-replace="">
        <strong>{inchesText(outer, t)}</strong>
        <span>{sizeInWords(outer).cm}</span>
        {share && (
          <span>{t({ code: 'scale.of-sofa', message: `${share} of the sofa`, values: { share } })}</span>
        )}
      </Link>
    </li>
  )
}
