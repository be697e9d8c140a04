interface OwnPlaces {
  /** Of one address. */
  readonly ofAddress: number
  /** For what adds a work, as the service that knows it may hang at a single one. */
  readonly additions: number
  /** For all but carts. */
  readonly accounts: number
  /** For the steps of the checkout, of which each may hang by itself: half, as orders are what the shop is for. */
  readonly checkouts: number
  /** For what needs a service that may hang by itself, of each such service. */
  readonly ofService: number
}

/** How the places for what is a shopper's own are shared: one service that hangs leaves some to the others. */
export function ownPlaces(ownPagesAtOnce: number): OwnPlaces {
  return {
    ofAddress: Math.max(2, Math.ceil(ownPagesAtOnce / 12)),
    additions: Math.ceil((ownPagesAtOnce * 2) / 3),
    accounts: ownPagesAtOnce - Math.ceil(ownPagesAtOnce / 6),
    checkouts: Math.ceil(ownPagesAtOnce / 2),
    ofService: Math.max(1, Math.floor(ownPagesAtOnce / 3)),
  }
}
