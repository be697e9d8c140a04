import type { Message } from '@wallart/sdk'
import { addToCartEvent, addToCartFailureEvent, type AnalyticsProduct } from '@wallart/sdk/analytics'
import { useSendActivity } from './activities.ts'
import { pushEvent } from './data-layer.ts'
import { pushMarketingEvents } from './marketing-events.ts'
import { useRefreshMe } from '../framework/me.ts'
import type { AddedPieces } from './added-pieces.ts'

export interface CartEvents {
  readonly onAdded: (products: readonly AnalyticsProduct[], marketing: readonly unknown[]) => void
  readonly onFailed: (products: readonly AnalyticsProduct[], problem: Message) => void
  /** The problem is what is said of those that are missing. */
  readonly onPieces: (pieces: AddedPieces, problem: Message) => void
}

/** Tells the header, the data layer, the marketing scripts and the recommendations what became of an add. */
export function useCartEvents(): CartEvents {
  const refreshMe = useRefreshMe()
  const sendActivity = useSendActivity()

  function onAdded(products: readonly AnalyticsProduct[], marketing: readonly unknown[]): void {
    void refreshMe()
    pushEvent(addToCartEvent(products))
    pushMarketingEvents(marketing)
    const lines = products.map(({ id, price, quantity = 1 }) => ({ id, price, quantity }))
    sendActivity({ name: 'addToCart', lines })
  }

  return {
    onAdded,
    onFailed,
    onPieces({ added, refused, missing, marketing }, problem) {
      if (added.length > 0) onAdded(added, marketing)
      if (missing.length > 0) onFailed(refused, problem)
    },
  }
}

function onFailed(products: readonly AnalyticsProduct[], problem: Message): void {
  pushEvent(addToCartFailureEvent(products, problem))
}
