import type { ListingWire } from '../operations/search-listing.contract.ts'
import type { HitWire } from '../wire/hit.ts'

/** A page of a list as the search service answers it, changed as a test needs it. */
export function sampleListing(changes: Partial<ListingWire> = {}): ListingWire {
  return {
    hits: [sampleHit()],
    total: 1,
    currency: 'USD',
    filters: [
      {
        attributeId: 'color',
        label: 'Color',
        values: [{ value: 'blue', label: 'Blue', displayURL: '?color=blue', selected: false, count: 1 }],
        rootName: 'All colors',
        rootDisplayURL: '?',
        rootResourceURL: '?',
        selected: false,
      },
    ],
    sortOptions: [{ id: 'best-matches', label: 'Best Matches' }],
    facets: [
      {
        facetID: 'landscapes',
        imageUrl: '/img/I1042.jpg',
        categoryName: 'Landscapes',
        displayURL: '/gallery/landscapes',
      },
    ],
    breadcrumbs: [{ id: 'subjects', name: 'Subjects', displayURL: '/gallery/subjects' }],
    seo: {
      H1Tag: 'Landscapes',
      MetaTitle: 'Landscapes',
      MetaDescription: 'Landscapes of every kind.',
      GalleryDescription: 'Ridges, lakes and skies.',
    },
    ...changes,
  }
}

/** One tile of a list as the search service answers it, changed as a test needs it. */
export function sampleHit(changes: Partial<HitWire> = {}): HitWire {
  return {
    productId: 'A1042',
    imageid: 'I1042',
    name: 'Quiet Ridge',
    currency: 'USD',
    price: 29.99,
    msrp: 39.99,
    image: { link: '/img/I1042.jpg', disBaseLink: '/img/I1042', alt: 'Quiet Ridge by Mara Lind' },
    url: '/products/quiet-ridge-A1042',
    hitType: 'master',
    artist: { fullName: 'Mara Lind', artistCategoryURL: '/gallery/mara-lind' },
    physicalDimensions: { displayWidth: 18, displayHeight: 24, displayDimensionText: '18" x 24"' },
    hasMoreSizes: true,
    productType: { description: 'Art Print' },
    orderable: true,
    isNew: false,
    promoBadge: false,
    hotdeals: false,
    discountable: true,
    hgtv: false,
    exclusive: false,
    bestSeller: true,
    ...changes,
  }
}
