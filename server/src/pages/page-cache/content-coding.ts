import { LRUCache } from 'lru-cache'
import type { Coding } from './stored-page.ts'

const ZERO = /;\s*q=0(\.0*)?\s*$/

const MAX_REMEMBERED = 100
const remembered = new LRUCache<string, Coding>({ max: MAX_REMEMBERED })

export function codingFor(accepted = ''): Coding {
  const found = remembered.get(accepted)
  if (found) return found
  const coding = negotiate(accepted)
  remembered.set(accepted, coding)
  return coding
}

function negotiate(accepted: string): Coding {
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
