import { Link } from '../../framework/link.tsx'
import styles from './empty-result.module.css'
import type { EmptyResultView } from './list-view.ts'

export function EmptyResult({ emptyResult: { message, links } }: { readonly emptyResult: EmptyResultView }) {
  return (
    <div className={styles.trouble}>
      <p>{message}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
