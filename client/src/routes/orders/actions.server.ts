import { orderMaintenance, validateOrderStatus } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'

export const lookUpOrder: Action = {
  path: '/orders',
  page: 'orders',
  limit: { kind: 'lookup', subject: 'orderNumber' },
  refill: ['orderNumber', 'orderEmailAddress'],
  async run({ fields, shop, context, t, signal }) {
    const form = {
      orderNumber: fields.get('orderNumber'),
      orderEmailAddress: fields.get('orderEmailAddress'),
    }
    const { submitDisabled, notice } = orderMaintenance(Date.now())
    if (submitDisabled && notice) return { kind: 'invalid', errors: { '': [notice] } }
    const checked = validateOrderStatus(form)
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const lookup = await shop.guestOrders.lookUp(checked.value, { signal })
    if (!lookup.ok) {
      const { message, cause } = lookup.error
      return { kind: cause ? resultKind(cause.code) : 'invalid', errors: { '': [message] } }
    }
    return { kind: 'shown', data: orderDetailView(lookup.value.order, { context, t }) }
  },
}
