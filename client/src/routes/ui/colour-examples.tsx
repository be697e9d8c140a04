import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

const COLOURS = ['paper', 'surface', 'sunken', 'ink', 'accent', 'bar', 'new', 'sale']

export function ColourExamples() {
  return (
    <Examples title="Colours and letters">
      <Example title="Colours">
        <ul className={styles.colours}>
          {COLOURS.map(colour => (
            <li key={colour} className={styles.colour} data-colour={colour}>
              {colour}
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Letters">
        <p className={styles.display}>Quiet Ridge No. 4</p>
        <p className={styles.display2}>Prints, canvas &amp; framed art</p>
        <p className={styles.lead}>
          Made to order and framed by hand: 24″ × 36″, from $19.99. Ça va, señor Œuvre?
        </p>
        <p>
          Every picture is printed on heavy matte paper, checked by eye and packed flat.{' '}
          <a href="#main">A link</a> stands in the middle of a sentence.
        </p>
      </Example>
    </Examples>
  )
}
