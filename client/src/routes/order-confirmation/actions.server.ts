import { SdkError, siteLink, validateRegistration } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import { openAccount } from '../registration/actions.server.ts'
import { buyerOf } from './buyer-of.ts'

/** Opens an account for who has just ordered: name and address are those of the order. */
export const createAccountFromOrder: Action = {
  path: '/order-confirmation/account',
  page: 'order-confirmation',
  limit: { kind: 'registration' },
  async run(request) {
    const { fields, visitor, context } = request
    const { orderNumber } = visitor.lastOrder.read()
    if (!orderNumber) return { kind: 'moved', location: siteLink('/registration', context) }
    try {
      const order = await visitor.orders.get(orderNumber)
      const { firstName, lastName } = buyerOf(order)
      const email = order.customerEmail
      const checked = validateRegistration({ firstName, lastName, email, password: fields.get('password') })
      return await openAccount(request, checked)
    } catch (error) {
      if (!SdkError.is(error)) throw error
      return failureResult(error)
    }
  },
}
