import type { Message, Ratings } from '@wallart/sdk'
import { localizeNumber } from '../../i18n/localize-number.ts'
import type { Translate } from '../../i18n/translate.ts'

export function starsText(stars: number, t: Translate): string {
  const average = localizeNumber(stars, t)
  return t({ code: 'ratings.average', message: `${average} of 5 stars`, values: { average } })
}

export function countText(
  { displayRatingsCount }: Pick<Ratings, 'displayRatingsCount'>,
  t: Translate,
): string {
  const count = localizeNumber(displayRatingsCount, t)
  return t({ code: 'ratings.count', message: `${count} ratings`, values: { count } })
}

export function starCount(stars: number): Message {
  const message = stars === 1 ? '1 star' : `${stars} stars`
  return { code: 'ratings.stars', message, values: { stars } }
}
