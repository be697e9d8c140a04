import { WISHLIST_PATH } from '@wallart/sdk'
import { isImageId } from '../../catalogue/is-image-id.ts'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import { loadKeptWorks } from '../favourites/kept-works.server.ts'
import type { WishlistView } from './page.tsx'

export const loader = customerLoader<WishlistView>(async request => {
  const works = await loadKeptWorks(WISHLIST_PATH, request)
  if (!works) return missing()
  const { searchParams } = request.url
  const removed = searchParams.get('removed') ?? ''
  const added = searchParams.get('added')
  return found(
    {
      ...works,
      ...(isImageId(removed) && { removed }),
      ...((added === 'yes' || added === 'before') && { added }),
    },
    'private',
  )
})
