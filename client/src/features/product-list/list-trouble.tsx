import { Link } from '../../framework/link.tsx'
import styles from './list-trouble.module.css'
import type { ListTrouble } from './list-view.ts'

/** Why there is nothing here, and which ways lead back to something. */
export function EmptyResult({ failure: { message, ways } }: { readonly failure: ListTrouble }) {
  return (
    <div className={styles.trouble}>
      <p>{message}</p>
      <ul>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
