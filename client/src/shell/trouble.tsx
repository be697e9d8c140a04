import { errorPageTexts } from '@wallart/sdk'
import { useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { later } from '../app/later.tsx'
import { Link } from '../app/link.tsx'
import { useSay } from '../app/say.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './trouble.module.css'
import { isUnreachable, Unreachable } from './unreachable.tsx'

const ProductScroller = later(
  async () => (await import('../features/recommendations/product-scroller.tsx')).ProductScroller,
)

/** The page that shows instead of one that could not be shown. */
export function Trouble() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return isUnreachable(error) ? <Unreachable onRetry={revalidate} /> : <Failure status={statusOf(error)} />
}

function Failure({ status: code }: { readonly status: number }) {
  const navigate = useNavigate()
  const say = useSay()
  const { heading, lines, status, back, home } = errorPageTexts(code)
  return (
    <>
      <section className={styles.trouble}>
        <title>{say(heading)}</title>
        <meta name="robots" content="noindex" />
        <h1>{say(heading)}</h1>
        {lines.map(line => (
          <p key={line.code}>{say(line)}</p>
        ))}
        <div className={styles.ways}>
          <Button onClick={() => void navigate(-1)}>{say(back)}</Button>
          <Link to="/" className={styles.home}>
            {say(home)}
          </Link>
        </div>
        <small>{status}</small>
      </section>
      {code === 404 && <ProductScroller id="most-viewed" title="Most viewed" zone="not-found" />}
    </>
  )
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 500
}
