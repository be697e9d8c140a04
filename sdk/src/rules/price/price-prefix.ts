import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
import { hitKind, type HitKind } from '../list/hit-kind.ts'
import { compareMoney } from '../money/compare-money.ts'

/** A price with what tells whether others stand behind it. */
export interface PricePrefixInput {
  readonly current: Money
  /** The highest price behind it, where it is known. */
  readonly priceMax?: Money | undefined
  readonly hitType?: string | undefined
  readonly hasMoreSizes?: boolean | undefined
}

/** Whether a hit of this type stands for several products. */
export function hasSeveralProducts(hitType: string | undefined): boolean {
  return hitKindFrom(hitType) !== 'single'
}

/** The word before a price that is the lowest of several, or undefined for a single price. */
export function pricePrefix(input: PricePrefixInput): Message | undefined {
  const { current, priceMax, hitType, hasMoreSizes } = input
  const several = priceMax
    ? compareMoney(current, priceMax) === -1
    : hasSeveralProducts(hitType) || hasMoreSizes
  if (!several) return undefined
  if (hitKindFrom(hitType) === 'set') return { code: 'price.starting-at', message: 'Starting at' }
  return { code: 'price.from', message: 'From' }
}

function hitKindFrom(hitType = ''): HitKind {
  return hitKind({ hitType })
}
