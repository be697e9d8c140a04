import { use } from 'react'
import { Link } from '../../framework/link.tsx'
import { MeContext } from '../../framework/me.ts'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { PageHeartsContext, useHearts } from '../../catalogue/page-hearts.ts'
import { ProductGrid } from '../../catalogue/product-grid.tsx'
import type { TileView } from '../../catalogue/tile-view.ts'
import styles from './page.module.css'

export interface FavouritesView {
  readonly tiles: readonly TileView[]
  readonly count: number
}

export function Head() {
  return (
    <>
      <title>Favorites</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** The favourites of a customer; one that is let go stays in sight, so that a second press brings it back. */
export function Component() {
  const { tiles, count } = usePage<FavouritesView>()
  const isMeLoaded = use(MeContext) !== undefined
  const hearts = useHearts()
  const problem = errorText(useFormState().errors)
  // Until it is known who looks, what is here has its heart.
  const isFilled = (imageId: string) => !isMeLoaded || hearts.isFilled(imageId)
  return (
    <div className={styles.favourites}>
      <Head />
      <header>
        <h1>Favorites</h1>
        {problem && <p role="alert">{problem}</p>}
        {count > 0 ? (
          <p>{count === 1 ? '1 picture' : `${count} pictures`}</p>
        ) : (
          <p>
            You have no favorites yet. Press the heart of a picture to keep it here.{' '}
            <Link to="/search?sort=best-selling">Best sellers</Link>
          </p>
        )}
      </header>
      <PageHeartsContext value={{ ...hearts, isFilled }}>
        {tiles.length > 0 && <ProductGrid tiles={tiles} label="Favorites" />}
      </PageHeartsContext>
    </div>
  )
}
