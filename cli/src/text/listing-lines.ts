import type { ListedWork, ListingDocument } from '../output/listing.ts'
import { indentLines } from './labelled-line.ts'
import { offerText } from './offer-text.ts'

export function listingLines(listing: ListingDocument): readonly string[] {
  return [listingHeading(listing), ...listing.hits.flatMap(workLines)]
}

export function listingHeading({
  term,
  categoryId,
  total,
  page,
  pages,
  suggestedTerm,
}: ListingDocument): string {
  const subject = [term && `"${term}"`, categoryId].filter(Boolean).join(' in ')
  const suggestion = suggestedTerm ? ` Did you mean "${suggestedTerm}"?` : ''
  if (total === 0) return `Nothing found for ${subject}.${suggestion}`
  return `${total} found for ${subject}, page ${page} of ${pages}.${suggestion}`
}

export function priceText({ prefix, ...offer }: ListedWork): string {
  return `${prefix ? `${prefix} ` : ''}${offerText(offer)}`
}

function workLines(work: ListedWork): readonly string[] {
  const { name, artist, size, productType, badges, upi, address } = work
  return [
    `${name}${artist ? ` by ${artist}` : ''}  ${priceText(work)}`,
    ...indentLines([[productType, size, ...badges, upi].filter(Boolean).join(', '), address]),
  ]
}
