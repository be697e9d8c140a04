import { scaleVerdict, sizeInWords } from '@wallart/sdk'
import { Icon } from '../../ui/icon.tsx'
import type { ScalePiece } from './scale-pieces.ts'
import styles from './size-guide.module.css'

/** How to choose a size, and all of them in a table. */
export function SizeGuide({ pieces }: { readonly pieces: readonly ScalePiece[] }) {
  return (
    <details className={styles.guide}>
      <summary>
        Size guide
        <Icon name="down" />
      </summary>
      <div className={styles.content}>
        <ul className={styles.rules}>
          <li>
            <strong>Two thirds to three quarters.</strong> Over a sofa, bed or sideboard, a picture or a group
            looks right at that share of the width.
          </li>
          <li>
            <strong>Eye height.</strong> Hang it so that its middle is 57 to 60 inches (145 to 152 cm) above
            the floor, and leave 5 to 8 inches above the furniture.
          </li>
          <li>
            <strong>Print size and finished size.</strong> The print size is the sheet alone; the finished
            size is what hangs on the wall, with mat and frame.
          </li>
        </ul>

        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Print size</th>
              <th scope="col">Finished size</th>
              <th scope="col">In centimetres</th>
              <th scope="col">Share of an 84 in sofa</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ upi, inner, outer, isChosen }) => (
              <tr key={upi} data-chosen={isChosen || undefined}>
                <th scope="row">{sizeInWords(inner).inches}</th>
                <td>{sizeInWords(outer).inches}</td>
                <td>{sizeInWords(outer).cm}</td>
                <td>about {scaleVerdict(outer.width)?.percent}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
