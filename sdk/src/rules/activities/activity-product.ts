import type { Money } from '../../model/money.ts'
import { decimalOf } from '../money/money.ts'

/** A product of which the recommendation service shall hear. */
export interface ActivityProductInput {
  /** variant and vgroup stand for their master; every other type stands for itself. */
  readonly type: string
  readonly id: string
  readonly masterId?: string
  readonly price: Money
}

/** A product as the recommendation service reads it. */
export interface ActivityProduct {
  readonly id: string
  readonly price?: number
  readonly sku?: string
  readonly altId?: string
  readonly altIdType?: string
  readonly type?: 'vgroup'
}

/** The product of an activity: a variant under its master, a variation group marked as one, anything else as it is. */
export function activityProduct({
  type,
  id,
  masterId = id,
  price: money,
}: ActivityProductInput): ActivityProduct {
  const price = decimalOf(money)
  if (type === 'variant') return { id: masterId, sku: id, price }
  if (type === 'vgroup') return { id: masterId, sku: id, altId: id, type: 'vgroup', price }
  return { id, price }
}

/** The product of an activity when all that is known is a tile of a list. */
export function activityHit(id: string, sku: string = id): ActivityProduct {
  return { id, sku, altId: '', altIdType: '' }
}
