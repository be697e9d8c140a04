import type { SiteId } from '@wallart/sdk'

/** What a run has learned so far; every name is something that a question may need. */
export interface KnownValues {
  guestToken?: string
  guestId?: string
  customerToken?: string
  customerId?: string
  upi?: string
  otherUpi?: string
  imageId?: string
  categoryId?: string
  productId?: string
  promotionId?: string
  recommender?: string
  basketId?: string
  orderNo?: string
  /** A demo order: its number and the hash of its e-mail address. */
  guestOrder?: { readonly orderId: string; readonly md5email: string }
  /** More works than the first, for whoever asks about several. */
  works?: readonly Pick<KnownValues, 'upi' | 'imageId'>[]
}

/** The name of something that a question may need. */
export type KnownKey = Exclude<keyof KnownValues, 'works'>

/** Where and about what a question is asked. */
export interface SiteContext {
  readonly site: SiteId
  readonly locale: string
  readonly currency: string
  readonly organizationId: string
  readonly recommendationSite: string
  readonly known: KnownValues
}

/** Whether everything is known that a question needs. */
export function hasAll(known: KnownValues, needs: readonly KnownKey[]): boolean {
  return needs.every(name => known[name] !== undefined)
}
