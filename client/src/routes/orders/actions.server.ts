import { cleanOrderLookup, orderMaintenance, validateOrderStatus } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { takeAtLeast } from '../../framework/take-at-least.server.ts'
import { orderDetailView } from '../../features/order-status/order-detail-view.server.ts'

export const lookUpOrder: Action = {
  path: '/orders',
  page: 'orders',
  limit: { kind: 'lookup', subject: 'orderNumber', isFound: true },
  refill: ['orderNumber', 'orderEmailAddress'],
  async run({ fields, shop, context, t, signal, orderMaintenance: window, now }) {
    const form = {
      orderNumber: fields.get('orderNumber'),
      orderEmailAddress: fields.get('orderEmailAddress'),
    }
    const { submitDisabled, notice } = orderMaintenance(now(), window, context.locale.id)
    if (submitDisabled && notice) return { kind: 'invalid', errors: { '': [notice] } }
    // A mailed link may carry the ready-made hash of an address, which no form accepts.
    const isLinked = fields.get('linked') === 'yes'
    const checked = isLinked ? { ok: true as const, value: linkedLookup(form) } : validateOrderStatus(form)
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    // A wrong number and a wrong address take the same time as the right ones.
    const lookup = await takeAtLeast(shop.guestOrders.lookUp(checked.value, { signal }))
    if (!lookup.ok) {
      const { message, cause } = lookup.error
      return { kind: cause ? resultKind(cause.code) : 'invalid', errors: { '': [message] } }
    }
    return { kind: 'shown', data: orderDetailView(lookup.value.order, { context, t }) }
  },
}

interface LookupFields {
  readonly orderNumber: string | undefined
  readonly orderEmailAddress: string | undefined
}

function linkedLookup({ orderNumber = '', orderEmailAddress: email = '' }: LookupFields) {
  return cleanOrderLookup({ orderNumber, email })
}
