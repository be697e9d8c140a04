import { SCALE_MEASURES, scaleFit, sizeInWords, type PieceSize } from '@wallart/sdk'
import { percentText } from '../../../i18n/localize-number.ts'
import { useTranslate, type Translate } from '../../../i18n/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { inchesText } from './inches-text.ts'
import type { ScalePiece } from './scale-pieces.ts'
import styles from './size-guide.module.css'

export function SizeGuide({ pieces }: { readonly pieces: readonly ScalePiece[] }) {
  const t = useTranslate()
  return (
    <details className={styles.guide}>
      <summary>
        {t({ code: 'size-guide.size-guide', message: 'Size guide' })}
        <Icon name="down" />
      </summary>
      <div className={styles.content}>
        <Advice />
        <SizeTable pieces={pieces} />
      </div>
    </details>
  )
}

function Advice() {
  const t = useTranslate()
  return (
    <ul className={styles.rules}>
      <li>
        <strong>
          {t({
            code: 'size-guide.two-thirds-to-three-quarters',
            message: 'Two thirds to three quarters.',
          })}
        </strong>{' '}
        {t({
          code: 'size-guide.over-a-sofa-bed-or',
          message:
            'Over a sofa, bed or sideboard, a picture or a group looks right at that share of the width.',
        })}
      </li>
      <li>
        <strong>{t({ code: 'size-guide.eye-height', message: 'Eye height.' })}</strong>{' '}
        {t({
          code: 'size-guide.hang-it-so-that-its',
          message:
            'Hang it so that its middle is 57 to 60 inches (145 to 152 cm) above the floor, and leave 5 to 8 inches above the furniture.',
        })}
      </li>
      <li>
        <strong>
          {t({
            code: 'size-guide.print-size-and-finished-size',
            message: 'Print size and finished size.',
          })}
        </strong>{' '}
        {t({
          code: 'size-guide.the-print-size-is-the',
          message:
            'The print size is the sheet alone; the finished size is what hangs on the wall, with mat and frame.',
        })}
      </li>
    </ul>
  )
}

function SizeTable({ pieces }: { readonly pieces: readonly ScalePiece[] }) {
  const t = useTranslate()
  const { sofa } = SCALE_MEASURES
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t({ code: 'size-guide.print-size', message: 'Print size' })}</th>
          <th scope="col">{t({ code: 'size-guide.finished-size', message: 'Finished size' })}</th>
          <th scope="col">{t({ code: 'size-guide.in-centimeters', message: 'In centimeters' })}</th>
          <th scope="col">
            {t({ code: 'scale.sofa-share', message: `Share of an ${sofa} in sofa`, values: { sofa } })}
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ upi, inner, outer, isChosen }) => (
          <tr key={upi} data-chosen={isChosen || undefined}>
            <th scope="row">{inchesText(inner, t)}</th>
            <td>{inchesText(outer, t)}</td>
            <td>{sizeInWords(outer).cm}</td>
            <td>{shareText(outer, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shareText({ width }: PieceSize, t: Translate): string {
  const result = scaleFit(width)
  if (!result) return ''
  const share = t(percentText(result.percent))
  return t({ code: 'scale.about', message: `about ${share}`, values: { share } })
}
