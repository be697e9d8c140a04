import {
  addedToWishlist,
  ALREADY_IN_WISHLIST,
  REMOVED_FROM_WISHLIST,
  siteLink,
  WISHLIST_PATH,
  type Message,
} from '@wallart/sdk'
import { addToWishlistEvent } from '@wallart/sdk/analytics'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTileProduct } from '../../catalogue/use-tile-list-tracking.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { FROM_TOP } from '../../framework/follow-links.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { accountErrorScreen, AccountHead, AccountPage } from '../account/account-page.tsx'
import { ActionButton } from '../account/action-button.tsx'
import { EmptySection } from '../account/empty-section.tsx'
import { PageProblem } from '../account/page-problem.tsx'
import { SavedNotice } from '../account/saved-notice.tsx'
import type { KeptWorks } from '../favourites/kept-works.ts'
import { pictureCount } from '../favourites/picture-count.ts'
import { WishlistItem } from './wishlist-item.tsx'
import styles from './page.module.css'

export interface WishlistView extends KeptWorks {
  /** The picture of the work that has just been removed. */
  readonly removed?: string
  /** Whether a work has just been added, or was on the list before. */
  readonly added?: 'yes' | 'before'
}

const TITLE: Message = { code: 'wishlist.wishlist', message: 'Wishlist' }

export const ErrorBoundary = accountErrorScreen('wishlist')

export function Head() {
  return <AccountHead title={TITLE} />
}

export function Component() {
  const view = usePage<WishlistView>()
  const { tiles, count, links, removed, removedTile } = view
  const context = useSite()
  const t = useTranslate()
  const product = useTileProduct()
  return (
    <AccountPage section="wishlist" title={TITLE}>
      <PageProblem errors={useFormState().errors} />
      <SavedNotice message={wishlistNotice(view)} />
      {removed && (
        <ActionButton
          action={WISHLIST_PATH}
          fields={{ imageId: removed, intent: 'add' }}
          onDone={() => removedTile && pushEvent(addToWishlistEvent([product(removedTile)]))}
        >
          {t({ code: 'cart.undo', message: 'Undo' })}
        </ActionButton>
      )}
      {count === 0 ? (
        <EmptySection
          text={{
            code: 'wishlist.none',
            message: 'Your wishlist is empty. Press the heart of a picture to put it here.',
          }}
        >
          <ButtonLink look="primary" href={siteLink('/search?sort=best-selling', context)}>
            {t({ code: 'favourites.best-sellers', message: 'Best sellers' })}
          </ButtonLink>
        </EmptySection>
      ) : (
        <p>{t(pictureCount(count))}</p>
      )}
      <ul className={styles.items}>
        {tiles.map(tile => (
          <WishlistItem key={tile.upi} tile={tile} />
        ))}
      </ul>
      {links && (
        <div {...FROM_TOP}>
          <Pagination label={t({ code: 'ui.pages', message: 'Pages' })} {...links} />
        </div>
      )}
    </AccountPage>
  )
}

function wishlistNotice({ removed, added }: WishlistView): Message | undefined {
  if (removed) return REMOVED_FROM_WISHLIST.message
  if (added === 'yes') return addedToWishlist(1).message
  return added === 'before' ? ALREADY_IN_WISHLIST.message : undefined
}
