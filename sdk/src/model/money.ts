/** An amount in the smallest unit of its currency, so that sums stay exact. */
export interface Money {
  readonly minor: number
  readonly currency: string
}
