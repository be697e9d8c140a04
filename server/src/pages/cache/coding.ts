import type { Coding } from './stored-page.ts'

const ZERO = /;\s*q=0(\.0*)?\s*$/

// Browsers say one of very few things here, again and again.
const REMEMBERED = 100
const remembered = new Map<string, Coding>()

/** The best coding a visitor accepts: brotli before gzip before none. */
export function codingFor(accepted = ''): Coding {
  const coding = remembered.get(accepted) ?? bestOf(accepted)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(accepted, coding)
  return coding
}

function bestOf(accepted: string): Coding {
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
