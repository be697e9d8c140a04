import { WISHLIST_PATH } from '@wallart/sdk'
import { isImageId } from '../../catalogue/is-image-id.ts'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import { loadKeptWorks } from '../favourites/kept-works.server.ts'
import type { WishlistView } from './page.tsx'

export const loader = customerLoader<WishlistView>(async request => {
  const { searchParams } = request.url
  const query = searchParams.get('removed') ?? ''
  const removed = isImageId(query) ? query : ''
  const works = await loadKeptWorks(WISHLIST_PATH, request, removed)
  if (!works) return missing()
  const added = searchParams.get('added')
  return found(
    {
      ...works,
      ...(removed && { removed }),
      ...((added === 'yes' || added === 'before') && { added }),
    },
    'private',
  )
})
