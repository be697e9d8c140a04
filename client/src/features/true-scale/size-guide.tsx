import { SCALE_MEASURES, scaleFit, sizeInWords, type PieceSize } from '@wallart/sdk'
import { percentText } from '../../app/figures.ts'
import { label, useSay, type Say } from '../../app/say.ts'
import { Icon } from '../../ui/icon.tsx'
import { inchesText } from './inches-text.ts'
import type { ScalePiece } from './scale-pieces.ts'
import styles from './size-guide.module.css'

/** How to choose a size, and all of them in a table. */
export function SizeGuide({ pieces }: { readonly pieces: readonly ScalePiece[] }) {
  const say = useSay()
  const { sofa } = SCALE_MEASURES
  return (
    <details className={styles.guide}>
      <summary>
        {say(label('Size guide'))}
        <Icon name="down" />
      </summary>
      <div className={styles.content}>
        <ul className={styles.rules}>
          <li>
            <strong>{say(label('Two thirds to three quarters.'))}</strong>{' '}
            {say(
              label(
                'Over a sofa, bed or sideboard, a picture or a group looks right at that share of the width.',
              ),
            )}
          </li>
          <li>
            <strong>{say(label('Eye height.'))}</strong>{' '}
            {say(
              label(
                'Hang it so that its middle is 57 to 60 inches (145 to 152 cm) above the floor, and leave 5 to 8 inches above the furniture.',
              ),
            )}
          </li>
          <li>
            <strong>{say(label('Print size and finished size.'))}</strong>{' '}
            {say(
              label(
                'The print size is the sheet alone; the finished size is what hangs on the wall, with mat and frame.',
              ),
            )}
          </li>
        </ul>

        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(label('Print size'))}</th>
              <th scope="col">{say(label('Finished size'))}</th>
              <th scope="col">{say(label('In centimeters'))}</th>
              <th scope="col">
                {say({ code: 'scale.sofa-share', message: `Share of an ${sofa} in sofa`, values: { sofa } })}
              </th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ upi, inner, outer, isChosen }) => (
              <tr key={upi} data-chosen={isChosen || undefined}>
                <th scope="row">{inchesText(inner, say)}</th>
                <td>{inchesText(outer, say)}</td>
                <td>{sizeInWords(outer).cm}</td>
                <td>{shareText(outer, say)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function shareText({ width }: PieceSize, say: Say): string {
  const verdict = scaleFit(width)
  if (!verdict) return ''
  const share = say(percentText(verdict.percent))
  return say({ code: 'scale.about', message: `about ${share}`, values: { share } })
}
