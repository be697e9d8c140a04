import { viewAccountEvent } from '@wallart/sdk/analytics'
import { use, useEffect } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { MeContext } from '../../framework/me.ts'
import { errorText } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { PageHeartsContext, useHearts } from '../../catalogue/page-hearts.ts'
import { ProductGrid } from '../../catalogue/product-grid.tsx'
import type { TileView } from '../../catalogue/tile-view.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { AccountHead } from '../account/account-page.tsx'
import type { PageLinks } from '../account/page-links.ts'
import styles from './page.module.css'

export interface FavouritesView {
  readonly tiles: readonly TileView[]
  readonly count: number
  readonly links?: PageLinks
}

const TITLE = { code: 'account.favorites', message: 'Favorites' }

export function Head() {
  return <AccountHead title={TITLE} />
}

/** The favourites of a customer; one that is let go stays in sight, so that a second press brings it back. */
export function Component() {
  const { tiles, count, links } = usePage<FavouritesView>()
  const t = useTranslate()
  const isMeLoaded = use(MeContext) !== undefined
  const hearts = useHearts()
  const problem = errorText(useFormState().errors, t)
  useEffect(() => pushEvent(viewAccountEvent('favorites')), [])
  // Until it is known who looks, what is here has its heart.
  const isFilled = (imageId: string) => !isMeLoaded || hearts.isFilled(imageId)
  return (
    <div className={styles.favourites}>
      <Head />
      <header>
        <h1>{t(TITLE)}</h1>
        {problem && <p role="alert">{problem}</p>}
        {count > 0 ? (
          <p>{t(pictureCount(count))}</p>
        ) : (
          <p>
            {t({
              code: 'favourites.none',
              message: 'You have no favorites yet. Press the heart of a picture to keep it here.',
            })}{' '}
            <Link to="/search?sort=best-selling">
              {t({ code: 'home.best-sellers', message: 'Best sellers' })}
            </Link>
          </p>
        )}
      </header>
      <PageHeartsContext value={{ ...hearts, isFilled }}>
        {tiles.length > 0 && <ProductGrid tiles={tiles} label={t(TITLE)} />}
      </PageHeartsContext>
      {links && (
        <div {...FROM_TOP}>
          <Pagination label={t({ code: 'ui.pages', message: 'Pages' })} {...links} />
        </div>
      )}
    </div>
  )
}

function pictureCount(count: number) {
  if (count === 1) return { code: 'favourites.one-picture', message: '1 picture' }
  return { code: 'favourites.pictures', message: `${count} pictures`, values: { count } }
}
