import type { ListedWork, ListingDocument } from '../output/listing.ts'
import { indented } from './fact.ts'

/** A page of a list as lines of text. */
export function listingLines(listing: ListingDocument): readonly string[] {
  return [listingHead(listing), ...listing.hits.flatMap(workLines)]
}

/** What a list is, in one line. */
export function listingHead({
  term,
  categoryId,
  total,
  page,
  pages,
  suggestedTerm,
}: ListingDocument): string {
  const what = [term && `"${term}"`, categoryId].filter(Boolean).join(' in ')
  const meant = suggestedTerm ? ` Did you mean "${suggestedTerm}"?` : ''
  if (total === 0) return `Nothing found for ${what}.${meant}`
  return `${total} found for ${what}, page ${page} of ${pages}.${meant}`
}

/** The price of a work as its tile says it. */
export function priceText({ prefix, price, oldPrice, percentOff }: ListedWork): string {
  const was = oldPrice ? ` (was ${oldPrice.text}, ${percentOff}% off)` : ''
  return `${prefix ? `${prefix} ` : ''}${price.text}${was}`
}

function workLines(work: ListedWork): readonly string[] {
  const { name, artist, size, productType, badges, productId, address } = work
  return [
    `${name}${artist ? ` by ${artist}` : ''}  ${priceText(work)}`,
    ...indented([[productType, size, ...badges, productId].filter(Boolean).join(', '), address]),
  ]
}
