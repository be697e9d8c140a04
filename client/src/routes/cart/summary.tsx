import { Link } from '../../app/link.tsx'
import type { CartRowView } from './cart-view.ts'
import styles from './summary.module.css'

/** What the cart costs, as far as it is known. */
export function Summary({ rows }: { readonly rows: readonly CartRowView[] }) {
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Order Summary</h2>
      <dl>
        {rows.map(({ key, label, value, notes }) => (
          <div key={key} data-key={key}>
            <dt>
              {label}
              {notes.map(note => (
                <small key={note}>{note}</small>
              ))}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>Shipping and tax are settled once we know where your order goes.</p>
      <Link to="/">Keep shopping</Link>
    </section>
  )
}
