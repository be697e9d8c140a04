import { HttpError } from '@wallart/sdk'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'

export const loader = customerLoader<OrderDetailView>(async ({ visitor, params, context, t, signal }) => {
  try {
    const order = await visitor.orders.get(params['orderNumber'] ?? '', { signal })
    return found(orderDetailView(order, { context, t }), 'private')
  } catch (error) {
    if (HttpError.is(error) && error.code === 'not-found') return missing()
    throw error
  }
})
