import {
  FAVOURITE_ADDED,
  FAVOURITE_REMOVED,
  siteLink,
  WALL_PATH,
  WISHLIST_PATH,
  type Message,
} from '@wallart/sdk'
import { use } from 'react'
import { PageHeartsContext, useHearts } from '../../catalogue/page-hearts.ts'
import { ProductGrid } from '../../catalogue/product-grid.tsx'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { Link } from '../../framework/link.tsx'
import { MeContext } from '../../framework/me.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { accountErrorScreen, AccountHead, AccountPage } from '../account/account-page.tsx'
import { EmptySection } from '../account/empty-section.tsx'
import { PageProblem } from '../account/page-problem.tsx'
import { SavedNotice } from '../account/saved-notice.tsx'
import type { KeptWorks } from './kept-works.ts'
import { pictureCount } from './picture-count.ts'

export interface FavouritesView extends KeptWorks {
  /** The work that has just been let go without scripts. */
  readonly removed?: string
  readonly isAdded?: boolean
}

const TITLE: Message = { code: 'account.favorites', message: 'Favorites' }

export const ErrorBoundary = accountErrorScreen('favorites')

export function Head() {
  return <AccountHead title={TITLE} />
}

/** The favourites of a customer; one that is let go stays in sight, so that a second press brings it back. */
export function Component() {
  const view = usePage<FavouritesView>()
  const { tiles, count, links, removed } = view
  const isMeLoaded = use(MeContext) !== undefined
  const hearts = useHearts()
  const context = useSite()
  const t = useTranslate()
  // Until it is known who looks, what is here has its heart.
  const isFilled = (imageId: string) => !isMeLoaded || hearts.isFilled(imageId)
  return (
    <AccountPage section="favorites" title={TITLE}>
      <PageProblem errors={useFormState().errors} />
      <SavedNotice message={keptNotice(view)} />
      {removed && (
        <form method="post" action={siteLink('/favourites', context)}>
          <input type="hidden" name="imageId" value={removed} />
          <Button type="submit" name="intent" value="add" look="quiet">
            {t({ code: 'cart.undo', message: 'Undo' })}
          </Button>
        </form>
      )}
      {count === 0 ? (
        <EmptySection
          text={{
            code: 'favourites.none',
            message: 'You have no favorites yet. Press the heart of a picture to keep it here.',
          }}
        >
          <ButtonLink look="primary" href={siteLink('/search?sort=best-selling', context)}>
            {t({ code: 'favourites.best-sellers', message: 'Best sellers' })}
          </ButtonLink>
        </EmptySection>
      ) : (
        <p>
          {t(pictureCount(count))} ·{' '}
          <Link to={WISHLIST_PATH}>{t({ code: 'favourites.as-wishlist', message: 'View as wishlist' })}</Link>{' '}
          ·{' '}
          <Link to={WALL_PATH}>
            {t({ code: 'wall.arrange-favorites', message: 'Arrange a gallery wall' })}
          </Link>
        </p>
      )}
      <PageHeartsContext value={{ isFilled, press: each => hearts.press({ ...each, canUndo: true }) }}>
        {tiles.length > 0 && <ProductGrid tiles={tiles} label={t(TITLE)} />}
      </PageHeartsContext>
      {links && (
        <div {...FROM_TOP}>
          <Pagination label={t({ code: 'ui.pages', message: 'Pages' })} {...links} />
        </div>
      )}
    </AccountPage>
  )
}

function keptNotice({ removed, isAdded }: FavouritesView): Message | undefined {
  if (removed) return FAVOURITE_REMOVED.message
  return isAdded ? FAVOURITE_ADDED.message : undefined
}
