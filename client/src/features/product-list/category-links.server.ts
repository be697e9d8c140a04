import type { Facet } from '@wallart/sdk'
import type { CategoryLink } from './list-view.ts'

/** The popular ways on from a list, each with the picture that the shop itself has of it. */
export function categoryLinks(
  facets: readonly Facet[],
  toHref: (path: string) => string,
): readonly CategoryLink[] {
  return facets.map(({ categoryName, displayUrl, imageUrl }) => ({
    name: categoryName,
    href: toHref(displayUrl),
    imageId: ownImageId(imageUrl),
  }))
}

// Pages show pictures of their own origin only.
function ownImageId(imageUrl: string): string {
  return /\/img\/([\w-]+)\.\w+(?:\?|$)/.exec(imageUrl)?.[1] ?? ''
}
