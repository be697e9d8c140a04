const PREFIX = 'gift-'

/** The id under which forms name a gift card among what is no gift card. */
export function giftCardLineId(id: string): string {
  return PREFIX + id
}

/** The gift card that a form names; undefined when it names something else. */
export function giftCardIdOf(lineId: string): string | undefined {
  return lineId.startsWith(PREFIX) ? lineId.slice(PREFIX.length) : undefined
}
