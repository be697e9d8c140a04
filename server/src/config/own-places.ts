interface OwnPlaces {
  /** For all but carts. */
  readonly accounts: number
  /** Of these for forms that sign in, and as many for those that register, and that look an order up. */
  readonly signIns: number
}

/** How the places for what is a shopper's own are shared: one service that hangs leaves some to the others. */
export function ownPlaces(ownPagesAtOnce: number): OwnPlaces {
  return {
    accounts: ownPagesAtOnce - Math.ceil(ownPagesAtOnce / 6),
    signIns: Math.max(1, Math.floor(ownPagesAtOnce / 3)),
  }
}
