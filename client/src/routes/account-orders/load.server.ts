import {
  formatMoney,
  orderStatusBadge,
  orderStatusMessage,
  orderView,
  type CustomerOrder,
} from '@wallart/sdk'
import { imageIdFromUrl } from '../../catalogue/image-id-from-url.ts'
import { orderItemCount } from '../../features/order-status/order-item-count.ts'
import { found, missing } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import { pageLinks, pageNumber } from '../account/page-links.ts'
import type { OrderEntry, OrdersView } from './orders-view.ts'

const PAGE_SIZE = 10

const MAX_PICTURES = 4

export const loader = customerLoader<OrdersView>(async request => {
  const { visitor, url, customerId, context, signal } = request
  const page = pageNumber(url)
  if (page === undefined) return missing()
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const { orders, total } = await visitor.orders.listForCustomer(customerId, query, { signal })
  if (page > 1 && orders.length === 0) return missing()
  const pageCount = Math.ceil(total / PAGE_SIZE)
  const links = pageLinks('/account/orders', { page, pageCount }, context)
  return found(
    { orders: orders.map(order => orderEntry(order, request)), ...(links && { links }) },
    'private',
  )
})

function orderEntry(order: CustomerOrder, { context, t }: Pick<PageRequest, 'context' | 't'>): OrderEntry {
  const { orderNumber, date, itemCount, items } = orderView(order, context.locale.id)
  const status = orderStatusMessage(order)
  return {
    orderNumber,
    date,
    status: t(status),
    tone: orderStatusBadge(status.message).tone,
    count: t(orderItemCount(itemCount)),
    total: order.total ? formatMoney(order.total, context.locale.id) : '',
    imageIds: items.flatMap(({ imageUrl }) => imageIdFromUrl(imageUrl) || []).slice(0, MAX_PICTURES),
    hasPieces: order.items.some(({ upi }) => upi),
  }
}
