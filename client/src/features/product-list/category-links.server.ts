import type { Facet } from '@wallart/sdk'
import type { FacetView } from './list-view.ts'

/** The popular ways on from a list, each with the picture that the shop itself has of it. */
export function facetViews(facets: readonly Facet[], link: (path: string) => string): readonly FacetView[] {
  return facets.map(({ categoryName, displayUrl, imageUrl }) => ({
    name: categoryName,
    href: link(displayUrl),
    imageId: imageIdOf(imageUrl),
  }))
}

// Pages show pictures of their own origin only.
function imageIdOf(imageUrl: string): string {
  return /\/img\/([\w-]+)\.\w+(?:\?|$)/.exec(imageUrl)?.[1] ?? ''
}
