import type { Category, Hit } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { ArtistView } from './artist-view.ts'

const STYLES = 3

/** What an artist's page says above the works, whichever of them its address filters out. */
export async function artistView(
  { id, name, description }: Category,
  { shop, context, signal }: Pick<PageRequest, 'shop' | 'context' | 'signal'>,
): Promise<ArtistView> {
  const listing = await shop.listings.search({ categoryId: id, sort: 'best-selling', limit: 1 }, { signal })
  const { filters, hits, total } = listing
  const values = filters.find(({ attributeId }) => attributeId === 'style')?.values ?? []
  const styles = values
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, STYLES)
    .map(({ label }) => label)
  const [work] = hits
  return {
    name,
    biography: description,
    count: total,
    knownFor: new Intl.ListFormat(context.locale.id).format(styles),
    ...(work && { picture: workOnWall(work) }),
  }
}

function workOnWall({ imageId, image, name }: Hit): NonNullable<ArtistView['picture']> {
  return { imageId, alt: image.alt || name }
}
