import { FAVOURITES_PATH } from '@wallart/sdk'
import { isImageId } from '../../catalogue/is-image-id.ts'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import { loadKeptWorks } from './kept-works.server.ts'
import type { FavouritesView } from './page.tsx'

export const loader = customerLoader<FavouritesView>(async request => {
  const works = await loadKeptWorks(FAVOURITES_PATH, request)
  if (!works) return missing()
  const { searchParams } = request.url
  const removed = searchParams.get('removed') ?? ''
  const isAdded = searchParams.get('added') === 'yes'
  return found({ ...works, ...(isImageId(removed) && { removed }), ...(isAdded && { isAdded }) }, 'private')
})
