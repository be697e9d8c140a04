import type { ListedWork } from '../output/listing.ts'

/** A price with what it was; a saving of less than one percent has no number. */
export function offerText({
  price,
  oldPrice,
  percentOff,
}: Pick<ListedWork, 'price' | 'oldPrice' | 'percentOff'>): string {
  if (!oldPrice) return price.text
  const saving = percentOff === undefined ? '' : `, ${percentOff}% off`
  return `${price.text} (was ${oldPrice.text}${saving})`
}
