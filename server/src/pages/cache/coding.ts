import type { Coding } from './stored-page.ts'

const ZERO = /;\s*q=0(\.0*)?\s*$/

/** The best coding a visitor accepts: brotli before gzip before none. */
export function codingFor(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const offers = accepted
    .toLowerCase()
    .split(',')
    .filter(offer => !ZERO.test(offer))
    .map(offer => offer.split(';')[0]?.trim())
  const wanted = new Set(offers)
  if (wanted.has('br')) return 'br'
  if (wanted.has('gzip')) return 'gzip'
  return 'identity'
}
