import { orderMaintenance, validateOrderStatus } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import type { OrderNews } from '../../features/order-status/order-news.ts'

/** Finds an order for somebody without an account. */
export const lookUpOrder: Action = {
  path: '/orders',
  page: 'orders',
  limit: { kind: 'lookup', subject: 'orderNumber' },
  async run({ fields, shop, signal }) {
    const form = {
      orderNumber: fields.get('orderNumber'),
      orderEmailAddress: fields.get('orderEmailAddress'),
    }
    const values = { orderNumber: form.orderNumber ?? '', orderEmailAddress: form.orderEmailAddress ?? '' }
    const { submitDisabled, notice } = orderMaintenance(Date.now())
    if (submitDisabled && notice) return { kind: 'invalid', errors: { '': [notice] }, values }
    const checked = validateOrderStatus(form)
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error), values }
    const answer = await shop.guestOrders.lookUp(checked.value, { signal })
    if (!answer.ok) return { kind: 'invalid', errors: { '': [answer.error.message] }, values }
    const { orderNumber, date, status, timeline, trackingNumber } = answer.value.view
    const news: OrderNews = { orderNumber, date, status, timeline, trackingNumber }
    return { kind: 'shown', data: news }
  },
}
