import type { Message } from '@wallart/sdk'
import { addToCartEvent, addToCartFailureEvent, type AnalyticsProduct } from '@wallart/sdk/analytics'
import { useSendActivity } from '../../analytics/activities.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import { pushMarketingEvents } from '../../analytics/marketing-events.ts'
import { useRefreshMe } from '../../framework/me.ts'
import type { AddedView } from './added-view.ts'

export interface CartEvents {
  readonly onAdded: (product: AnalyticsProduct, addedView: AddedView) => void
  readonly onFailed: (product: AnalyticsProduct, problem: Message) => void
}

/** Tells the header, the data layer, the marketing scripts and the recommendations what became of an add. */
export function useCartEvents(): CartEvents {
  const refreshMe = useRefreshMe()
  const sendActivity = useSendActivity()
  return {
    onAdded(product, { marketing }) {
      const { id, price, quantity = 1 } = product
      void refreshMe()
      pushEvent(addToCartEvent([product]))
      pushMarketingEvents(marketing)
      sendActivity({ name: 'addToCart', lines: [{ id, price, quantity }] })
    },
    onFailed: (product, problem) => pushEvent(addToCartFailureEvent([product], problem)),
  }
}
