import type { GuestOrder, OrderItem } from '../../model/order.ts'
import { orderAddressLines } from './order-address-lines.ts'
import { orderDateText } from './order-date-text.ts'
import { isClosedStage, orderStage } from './order-stage.ts'
import { orderStatusBadge, type OrderStatusBadge } from './order-status-badge.ts'
import { orderTimeline, type OrderTimeline } from './order-timeline.ts'
import { orderTracking, type OrderTracking } from './order-tracking.ts'

/** Pieces of an order that travel together, or wait at the same stage. */
export interface OrderShipmentView {
  /** Which pieces of the order, counted from 0. */
  readonly pieces: readonly number[]
  /** The status of its first piece. */
  readonly status: OrderStatusBadge
  readonly timeline: OrderTimeline
  readonly shippingMethod?: string
  readonly carrier?: string
  /** The day on which it should arrive; absent once it has, and when it never will. */
  readonly expected?: string
  readonly tracking?: OrderTracking
  /** True of gift cards, which travel by e-mail. */
  readonly isEmailed?: boolean
  /** Where it goes, in an order that goes to more than one address. */
  readonly address?: readonly string[]
}

/** The parcels of an order: pieces of one tracking number, those that have none yet by their stage and address; gift cards last. */
export function orderShipments(
  order: Pick<GuestOrder, 'status' | 'items' | 'shippingAddress'>,
  locale: string,
): readonly OrderShipmentView[] {
  const { status, items } = order
  const parcels = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    const key =
      item.shippingInfo?.trackingNumber?.trim() || (isGiftCard(item) ? GIFT_CARD : waitingKey(item, status))
    parcels.set(key, [...(parcels.get(key) ?? []), index])
  }
  const views = [...parcels.values()].map(pieces => {
    const parcel = items.filter((_, index) => pieces.includes(index))
    return shipmentView(pieces, parcel, { ...order, locale })
  })
  return [...views.filter(({ isEmailed }) => !isEmailed), ...views.filter(({ isEmailed }) => isEmailed)]
}

function shipmentView(
  pieces: readonly number[],
  parcel: readonly OrderItem[],
  order: Pick<GuestOrder, 'status' | 'items' | 'shippingAddress'> & { readonly locale: string },
): OrderShipmentView {
  const status = parcel[0]?.statuses[0] ?? order.status
  const info = parcel.find(({ shippingInfo }) => shippingInfo)?.shippingInfo
  const tracking = orderTracking(info)
  const isEmailed = parcel.every(isGiftCard)
  const isSplit = order.items.some(({ shippingInfo }) => shippingInfo?.address)
  const address = isSplit ? (info?.address ?? order.shippingAddress) : undefined
  const stage = orderStage(status)
  const isAwaited = !isClosedStage(stage) && stage !== 'delivered'
  const expected = isAwaited ? orderDateText(info?.expectedDate ?? '', order.locale) : ''
  return {
    pieces,
    status: orderStatusBadge(status),
    timeline: orderTimeline({ status, items: parcel }),
    ...(info?.shippedMethod && { shippingMethod: info.shippedMethod }),
    ...(info?.carrier && (tracking || !isClosedStage(stage)) && { carrier: info.carrier }),
    ...(expected && { expected }),
    ...(tracking && { tracking }),
    ...(isEmailed ? { isEmailed } : address && { address: orderAddressLines(address) }),
  }
}

const GIFT_CARD = 'Gift Card'

function isGiftCard({ productTypeDescription, shippingInfo }: OrderItem): boolean {
  return productTypeDescription === GIFT_CARD && !shippingInfo
}

function waitingKey({ statuses, shippingInfo }: OrderItem, orderStatus: string): string {
  return JSON.stringify([orderStage(statuses[0] ?? orderStatus), shippingInfo?.address])
}
