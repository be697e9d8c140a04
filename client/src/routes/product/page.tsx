import { CRUMB_SEPARATORS, selectedVariant } from '@wallart/sdk'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { usePage } from '../../app/use-page.ts'
import { Finishes } from '../../features/finishes/finishes.tsx'
import { PriceBlock } from '../../features/finishes/price-block.tsx'
import { workPicture } from '../../products/work-picture.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './page.module.css'
import type { ProductView } from './product-view.ts'

export { asksAgain as shouldRevalidate } from './asks-again.ts'

export function Component() {
  const { work, requestedUpi, defaultUpi, seo, crumbs, categories, similar } = usePage<ProductView>()
  const { site } = useSite()
  const [query] = useSearchParams()
  const variant = selectedVariant(
    { products: work.variants, ...(requestedUpi && { requestedUpi }), ...(defaultUpi && { defaultUpi }) },
    query.get('upi'),
  )
  if (!variant) return null
  const { title, artist, artistHref } = work
  return (
    <article>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords} />
      <meta name="robots" content={seo.robots} />
      <link rel="canonical" href={seo.canonical} />
      <Breadcrumbs label="Breadcrumb" steps={crumbs} here={title} separator={CRUMB_SEPARATORS[site.id]} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Picture
            files={workPicture(variant.imageId, 1200)}
            sizes="(min-width: 992px) 55vw, 100vw"
            width={1200}
            height={1200}
            alt={artist ? `${title} by ${artist}` : title}
            urgency="first"
            fit="whole"
          />
        </div>
        <div className={styles.buying}>
          <header className={styles.head}>
            <h1>{title}</h1>
            {artist && <p>{artistHref ? <Link to={artistHref}>{artist}</Link> : artist}</p>}
          </header>
          <PriceBlock work={work} variant={variant} />
          <Finishes work={work} variant={variant} />
        </div>
      </div>
      {work.description && <p>{work.description}</p>}
      <Names
        heading="More Like This"
        items={similar.map(({ upi, title: name, href }) => ({ id: upi, name, href }))}
      />
      <Names heading="Related Categories" items={categories} />
    </article>
  )
}

interface NamesProps {
  readonly heading: string
  readonly items: readonly { readonly id: string; readonly name: string; readonly href: string }[]
}

function Names({ heading, items }: NamesProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.names}>
        {items.map(({ id, name, href }) => (
          <li key={id}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
