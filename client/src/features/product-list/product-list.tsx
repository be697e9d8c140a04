import { imageAddress } from '@wallart/sdk'
import { Link } from '../../app/link.tsx'
import type { TileView } from '../../products/tile-view.ts'
import type { ChoiceView, ListView } from './list-view.ts'
import styles from './product-list.module.css'

// The first row is in sight at once, the others come as they are scrolled to.
const EAGER = 6

/** A product list with its filters, its sort links and its pages, whole without scripts. */
export function ProductList({ list }: { readonly list: ListView }) {
  const { title, seo, crumbs, count, description, filters, sorts, tiles, pages, suggested } = list
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      <meta name="robots" content={seo.robots} />
      <link rel="canonical" href={seo.canonical} />
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          {crumbs.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <header>
        <h1>{title}</h1>
        <p>{count}</p>
        {description && <p>{description}</p>}
        {suggested && (
          <p>
            Did you mean <Link to={suggested.href}>{suggested.term}</Link>?
          </p>
        )}
      </header>
      <Choices label="Sort" choices={sorts} />
      <aside aria-label="Filter By:" className={styles.filters}>
        {filters.map(({ id, label, values }) => (
          <details key={id} open={values.some(({ isChosen }) => isChosen)}>
            <summary>{label}</summary>
            <Choices label={label} choices={values} />
          </details>
        ))}
      </aside>
      <ul className={styles.grid}>
        {tiles.map((tile, place) => (
          <Tile key={tile.upi} tile={tile} isEager={place < EAGER} />
        ))}
      </ul>
      {pages.length > 1 && <Choices label="Pages" choices={pages} />}
    </>
  )
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly ChoiceView[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(choice => (
          <li key={choice.label}>
            <Link
              to={choice.href}
              {...(choice.isChosen && { 'aria-current': true })}
              {...(choice.rel && { rel: choice.rel })}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ tile, isEager }: { readonly tile: TileView; readonly isEager: boolean }) {
  return (
    <li className={styles.tile}>
      <Link to={tile.href}>
        <img
          src={imageAddress(tile.imageId, 'jpg', { width: 240 })}
          srcSet={`${imageAddress(tile.imageId, 'avif', { width: 240 })} 240w, ${imageAddress(tile.imageId, 'avif', { width: 480 })} 480w`}
          sizes="(min-width: 992px) 16vw, 45vw"
          alt={tile.alt}
          width="240"
          height="300"
          loading={isEager ? 'eager' : 'lazy'}
        />
        <h2>{tile.name}</h2>
      </Link>
      {tile.artist &&
        (tile.artistHref ? <Link to={tile.artistHref}>{tile.artist}</Link> : <span>{tile.artist}</span>)}
      <span>{tile.productType}</span>
      <span>{tile.size}</span>
      <span>
        {tile.prefix} {tile.oldPrice && <s>{tile.oldPrice}</s>} <strong>{tile.price}</strong>
      </span>
      {tile.badges.map(({ text, tone }) => (
        <em key={text} data-tone={tone}>
          {text}
        </em>
      ))}
    </li>
  )
}
