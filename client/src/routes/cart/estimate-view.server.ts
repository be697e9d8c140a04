import {
  DEFAULT_DELIVERY_ZIP,
  SdkError,
  validateAddress,
  type Basket,
  type ShippingMethods,
} from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { deliveryArrival } from '../checkout/delivery-arrival.server.ts'
import { shippingPriceText } from '../checkout/step-lines.server.ts'
import type { EstimateView, ShippingMethodView } from './estimate-view.ts'

/** Where the cart goes as far as that is known, and what shipping there costs. */
export async function estimateView(
  basket: Basket | undefined,
  request: PrivateRequest,
): Promise<EstimateView> {
  const { visitor, context } = request
  const address = basket?.shipments[0]?.shippingAddress
  const remembered = visitor.delivery.read()
  const isRemembered = remembered.zip !== DEFAULT_DELIVERY_ZIP
  const usual = context.locale.id.endsWith('CA') ? 'CA' : 'US'
  const country = address?.country ?? (isRemembered ? remembered.country : usual)
  const methods = basket && address?.zip ? await loadMethods(basket, request) : undefined
  return {
    country: country === 'CA' ? 'CA' : 'US',
    zip: address?.zip ?? (isRemembered ? remembered.zip : ''),
    hasAddress: validateAddress(address).ok,
    methods: basket && methods ? await methodViews(basket, methods, request) : [],
    isFailed: Boolean(address?.zip) && !methods,
  }
}

async function loadMethods(
  basket: Basket,
  { visitor, signal, onDegraded }: PrivateRequest,
): Promise<ShippingMethods | undefined> {
  try {
    return await visitor.checkout.shippingMethods(basket, { signal })
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded()
    return undefined
  }
}

async function methodViews(
  basket: Basket,
  { methods }: ShippingMethods,
  request: PrivateRequest,
): Promise<readonly ShippingMethodView[]> {
  const arrival = await deliveryArrival(basket, request)
  const chosen = basket.shipments[0]?.shippingMethod?.id
  return methods.map(method => ({
    id: method.id,
    name: method.name,
    arrival: arrival(method.id),
    price: shippingPriceText(method, request),
    isChosen: method.id === chosen,
  }))
}
