/** What a browser is told of a sign-in. */
export interface SignedInView {
  readonly firstName: string
  /** Whether what the guest had in the cart came along. */
  readonly isCartMerged: boolean
  readonly location: string
}
