import {
  deliveryDatesText,
  deliveryDays,
  latestDelivery,
  parseZip,
  type Basket,
  type DeliverySpeed,
} from '@wallart/sdk'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { resolveLine } from '../cart/resolve-line.server.ts'

const SPEEDS: ReadonlySet<string> = new Set(['standard', 'express'] satisfies readonly DeliverySpeed[])

/** When the last piece of a basket arrives by each method whose speed is known; empty for the others. */
export async function deliveryArrival(
  { productItems, shipments }: Basket,
  request: PrivateRequest,
): Promise<(methodId: string) => string> {
  const { context, t } = request
  const destination = parseZip(shipments[0]?.shippingAddress?.zip)
  const lines = await Promise.all(productItems.map(item => resolveLine(item, request)))
  const variants = lines.flatMap(({ product }) => (product ? [product.variant] : []))
  const isKnown = variants.length === productItems.length
  return methodId => {
    if (!destination || !isKnown || !isSpeed(methodId)) return ''
    const days = latestDelivery(variants.map(variant => deliveryDays(variant, destination, methodId)))
    return t(deliveryDatesText(days, Date.now(), context.locale.id))
  }
}

function isSpeed(id: string): id is DeliverySpeed {
  return SPEEDS.has(id)
}
