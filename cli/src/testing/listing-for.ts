import type { ListingDocument, ListingQuery } from '../output/listing.ts'

export function listingFor({ term, sort, page }: ListingQuery): ListingDocument {
  const work = (at: number) => ({
    upi: `${term}-${page}-${at}`,
    name: `${term} ${page}.${at}`,
    price: { minor: 1000, currency: 'USD', text: '$10.00' },
    productType: 'Print',
    badges: [],
    orderable: true,
    address: `http://shop/${term}/${page}/${at}`,
  })
  return {
    schemaVersion: 1,
    site: 'Art',
    term,
    sort,
    page,
    pages: 3,
    total: 6,
    hits: [work(1), work(2)],
    filters: [],
    dropped: 0,
  }
}
