import { errorPageTexts } from '@wallart/sdk'
import { useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { Link } from '../app/link.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './trouble.module.css'
import { isUnreachable, Unreachable } from './unreachable.tsx'

/** The page that shows instead of one that could not be shown. */
export function Trouble() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return isUnreachable(error) ? <Unreachable onRetry={revalidate} /> : <Failure status={statusOf(error)} />
}

function Failure({ status: code }: { readonly status: number }) {
  const navigate = useNavigate()
  const { heading, lines, status, back, home } = errorPageTexts(code)
  return (
    <section className={styles.trouble}>
      <title>{heading.message}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading.message}</h1>
      {lines.map(line => (
        <p key={line.code}>{line.message}</p>
      ))}
      <div className={styles.ways}>
        <Button onClick={() => void navigate(-1)}>{back.message}</Button>
        <Link to="/" className={styles.home}>
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
