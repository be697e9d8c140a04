import type { Message, SiteContext } from '@wallart/sdk'
import { addToCartEvent, addToCartFailureEvent, type AnalyticsProduct } from '@wallart/sdk/analytics'
import { sendActivity } from './activities.ts'
import { pushEvent } from './data-layer.ts'
import { pushMarketingEvents } from './marketing-events.ts'

export function pushAdd(products: readonly AnalyticsProduct[]): void {
  pushEvent(addToCartEvent(products))
}

/** Tells the data layer, the marketing scripts and the recommendations of an add. */
export function reportAdd(
  context: SiteContext,
  products: readonly AnalyticsProduct[],
  marketing: readonly unknown[],
): void {
  pushAdd(products)
  pushMarketingEvents(marketing)
  const lines = products.map(({ id, price, quantity = 1 }) => ({ id, price, quantity }))
  sendActivity(context, { name: 'addToCart', lines })
}

export function reportAddFailure(products: readonly AnalyticsProduct[], problem: Message): void {
  pushEvent(addToCartFailureEvent(products, problem))
}
