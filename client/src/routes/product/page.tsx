import { imageAddress } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import { usePage } from '../../app/use-page.ts'
import styles from './page.module.css'

interface Choice {
  readonly label: string
  readonly href: string
  readonly isChosen: boolean
}

/** What a product page shows. */
export interface ProductView {
  readonly upi: string
  readonly title: string
  readonly artist: string
  readonly artistHref: string
  readonly description: string
  readonly imageId: string
  readonly price: string
  readonly oldPrice: string
  readonly stock: string
  readonly seo: {
    readonly title: string
    readonly description: string
    readonly keywords: string
    readonly robots: string
    readonly canonical: string
  }
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  readonly sizes: readonly Choice[]
  readonly options: readonly (Choice & { readonly available: boolean })[]
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly similar: readonly { readonly upi: string; readonly title: string; readonly href: string }[]
}

export function Component() {
  const product = usePage<ProductView>()
  const { seo, title, artist, artistHref, imageId, price, oldPrice, stock, description } = product
  return (
    <article className={styles.product}>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords} />
      <meta name="robots" content={seo.robots} />
      <link rel="canonical" href={seo.canonical} />
      <nav aria-label="Breadcrumb">
        <ol className={styles.row}>
          {product.crumbs.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <img
        src={imageAddress(imageId, 'jpg', { width: 640 })}
        alt={artist ? `${title} by ${artist}` : title}
        width="550"
        height="550"
        fetchPriority="high"
      />
      <h1>{title}</h1>
      {artist && <p>{artistHref ? <Link to={artistHref}>{artist}</Link> : artist}</p>}
      <p>
        {oldPrice && <s>{oldPrice}</s>} <strong>{price}</strong>
      </p>
      {stock && <p>{stock}</p>}
      <Choices label="Size" choices={product.sizes} />
      <Choices label="Finish" choices={product.options} />
      {description && <p>{description}</p>}
      <h2>Product Details</h2>
      <dl className={styles.details}>
        {product.details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {product.similar.length > 0 && (
        <>
          <h2>More Like This</h2>
          <ul className={styles.row}>
            {product.similar.map(({ upi, title: name, href }) => (
              <li key={upi}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row}>
        {choices.map(choice => (
          <li key={choice.href}>
            <Link to={choice.href} {...(choice.isChosen && { 'aria-current': true })}>
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
