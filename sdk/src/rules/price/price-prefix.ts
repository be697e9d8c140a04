import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import { hitKind, type HitKind } from '../list/hit-kind.ts'
import { compareMoney } from '../money/compare-money.ts'

/** A price with what tells whether others stand behind it. */
export interface PricePrefixQuestion {
  readonly current: Money
  /** The highest price behind it, where it is known. */
  readonly priceMax?: Money | undefined
  readonly hitType?: string | undefined
  readonly hasMoreSizes?: boolean | undefined
}

/** Whether a hit of this type stands for several products (S2 §3). */
export function hasSeveralProducts(hitType: string | undefined): boolean {
  return kindOf(hitType) !== 'single'
}

/** The word before a price that is the lowest of several, or undefined for a single price (S1 §2). */
export function pricePrefix(question: PricePrefixQuestion): Message | undefined {
  const { current, priceMax, hitType, hasMoreSizes } = question
  const several = priceMax
    ? compareMoney(current, priceMax) === -1
    : hasSeveralProducts(hitType) || hasMoreSizes
  if (!several) return undefined
  if (kindOf(hitType) === 'set') return { code: 'price.starting-at', message: 'Starting at' }
  return { code: 'price.from', message: 'From' }
}

function kindOf(hitType = ''): HitKind {
  return hitKind({ hitType })
}
