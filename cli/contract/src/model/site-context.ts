import type { SiteId } from '@wallart/sdk'

export interface KnownValues {
  guestToken?: string
  guestId?: string
  customerToken?: string
  customerId?: string
  upi?: string
  otherUpi?: string
  /** What the frame designer begins with. */
  framableUpi?: string
  moulding?: string
  glass?: string
  imageId?: string
  categoryId?: string
  leafCategoryId?: string
  productId?: string
  promotionId?: string
  recommender?: string
  basketId?: string
  orderNo?: string
  photoUpi?: string
  giftCard?: string
  /** Order number and e-mail hash of a demo order. */
  guestOrder?: { readonly orderId: string; readonly md5email: string }
  /** What other pages of the list are compared with. */
  firstPage?: { readonly productIds: readonly string[]; readonly total: number }
  /** Whether it leaves half of the list at most. */
  filter?: { readonly attributeId: string; readonly value: string; readonly isNarrowing: boolean }
  /** What other letters in the search box are compared with. */
  suggestions?: { readonly letters: string; readonly productIds: readonly string[] }
  /** Further works for `--samples`. */
  works?: readonly Pick<KnownValues, 'upi' | 'imageId'>[]
}

export type KnownKey = Exclude<keyof KnownValues, 'works' | 'suggestions'>

export interface SiteContext {
  readonly site: SiteId
  readonly locale: string
  readonly currency: string
  readonly organizationId: string
  readonly recommendationRealm: string
  readonly recommendationSite: string
  /** Where its pages are, if the environment says so. */
  readonly hosts: readonly string[]
  /** Whether the answers come from a recording, in which personal data are pseudonyms. */
  readonly isRecorded: boolean
  readonly known: KnownValues
}

export function hasAll(known: KnownValues, needs: readonly KnownKey[]): boolean {
  return needs.every(name => known[name] !== undefined)
}
