import { errorPageTexts } from '@wallart/sdk'
import { useNavigate, useRouteError } from 'react-router-dom'
import { Link } from '../app/link.tsx'
import styles from './trouble.module.css'

/** The page that shows instead of one that could not be shown. */
export function Trouble() {
  const navigate = useNavigate()
  const { heading, lines, status, back, home } = errorPageTexts(statusOf(useRouteError()))
  return (
    <section className={styles.trouble}>
      <title>{heading.message}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading.message}</h1>
      {lines.map(line => (
        <p key={line.code}>{line.message}</p>
      ))}
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => void navigate(-1)}>
          {back.message}
        </button>
        <Link to="/" className={styles.way}>
          {home.message}
        </Link>
      </div>
      <small>{status}</small>
    </section>
  )
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 500
}
