import { CRUMB_SEPARATORS } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { useSite } from '../../app/site-context.ts'
import { Finishes } from '../../features/finishes/finishes.tsx'
import { Offer } from '../../features/finishes/offer.tsx'
import { Heart } from '../../products/heart.tsx'
import { RecentlyViewed } from '../../products/recently-viewed.tsx'
import { workPicture } from '../../products/work-picture.ts'
import type { VariantView, WorkView } from '../../products/work-view.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './product.module.css'
import type { ProductView } from './product-view.ts'
import { useProductSeen } from './use-product-seen.ts'

interface ProductProps {
  readonly view: ProductView
  readonly work: WorkView
  readonly variant: VariantView
}

/** The page of one work, as it is in the size and finish that is chosen. */
export function Product({ view, work, variant }: ProductProps) {
  const { seo, crumbs, categories, similar } = view
  const { site } = useSite()
  const { title, artist, artistHref, imageIds } = work
  const imageId = imageIds[0] ?? variant.imageId
  useProductSeen(view, work, variant)
  return (
    <article>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords} />
      <meta name="robots" content={seo.robots} />
      <link rel="canonical" href={seo.canonical} />
      <div className={styles.crumbs}>
        <Breadcrumbs label="Breadcrumb" steps={crumbs} here={title} separator={CRUMB_SEPARATORS[site.id]} />
      </div>
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
            <Heart imageId={imageId} name={title} />
            {artist && <p>by {artistHref ? <Link to={artistHref}>{artist}</Link> : artist}</p>}
          </header>
          <Offer work={work} variant={variant} />
          <Finishes work={work} variant={variant} />
        </div>
      </div>
      {work.description && <p>{work.description}</p>}
      <Names
        heading="More Like This"
        items={similar.map(({ upi, title: name, href }) => ({ id: upi, name, href }))}
      />
      <Names heading="Related Categories" items={categories} />
      <RecentlyViewed current={imageId} />
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
