/** A customer's favourites. */
export interface ProductList {
  readonly id: string
  readonly type: string
  readonly items: readonly ProductListItem[]
}

/** One picture kept in a list. */
export interface ProductListItem {
  readonly id: string
  /** The image id of the work. */
  readonly productId: string
  readonly quantity?: number
  readonly public?: boolean
  readonly priority?: number
  /** product, or what else the service has; the set is open. */
  readonly type?: string
}

/** What the commerce API is sent to keep a picture. */
export interface NewProductListItem {
  readonly productId: string
  readonly quantity: number
  readonly public: boolean
  readonly priority: number
  readonly type: 'product'
}
