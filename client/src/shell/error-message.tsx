import { errorPageTexts } from '@wallart/sdk'
import { useNavigate } from 'react-router-dom'
import { lazyHydrate } from '../framework/lazy-hydrate.tsx'
import { Link } from '../framework/link.tsx'
import { useTranslate } from '../i18n/translate.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './error-screen.module.css'

const ProductScroller = lazyHydrate(
  async () => (await import('../features/recommendations/product-scroller.tsx')).ProductScroller,
)

export function ErrorMessage({ status: code }: { readonly status: number }) {
  const navigate = useNavigate()
  const t = useTranslate()
  const { heading, lines, status, back, home } = errorPageTexts(code)
  return (
    <>
      <section className={styles.trouble}>
        <title>{t(heading)}</title>
        <meta name="robots" content="noindex" />
        <h1>{t(heading)}</h1>
        {lines.map(line => (
          <p key={line.code}>{t(line)}</p>
        ))}
        <div className={styles.ways}>
          <Button onClick={() => void navigate(-1)}>{t(back)}</Button>
          <Link to="/" className={styles.home}>
            {t(home)}
          </Link>
        </div>
        <small>{status}</small>
      </section>
      {code === 404 && (
        <ProductScroller
          id="most-viewed"
          title={{ code: 'row.most-viewed', message: 'Most viewed' }}
          zone="not-found"
        />
      )}
    </>
  )
}
