import {
  SdkError,
  siteLink,
  validateCustomerAddress,
  validateRegistration,
  type CustomerOrder,
} from '@wallart/sdk'
import type { Action, ActionRequest } from '../../framework/action.ts'
import { failureResult } from '../../framework/failure-result.server.ts'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'
import { openAccount } from '../registration/actions.server.ts'
import { buyerOf } from './buyer-of.ts'

const OPENED = '/order-confirmation?account=open'

/** Opens an account for who has just ordered: name and address are those of the order. */
export const createAccountFromOrder: Action = {
  path: '/order-confirmation/account',
  page: 'order-confirmation',
  limit: { kind: 'registration' },
  async run(request) {
    const { fields, visitor, context } = request
    const { orderNumber, attempts } = visitor.lastOrder.read()
    if (!orderNumber) return { kind: 'moved', location: siteLink('/registration', context) }
    try {
      const order = await visitor.orders.get(orderNumber)
      const { firstName, lastName } = buyerOf(order)
      const email = order.customerEmail
      const checked = validateRegistration({ firstName, lastName, email, password: fields.get('password') })
      const result = await openAccount(
        { ...request, fields: new Map(fields).set('redirect', OPENED) },
        checked,
      )
      const customerId = visitor.session()?.customerId
      if (result.kind === 'done' && customerId) {
        visitor.lastOrder.write({ orderNumber, customerId, attempts })
        await saveAddress(order, customerId, request)
      }
      return result
    } catch (error) {
      if (!SdkError.is(error)) throw error
      return failureResult(error)
    }
  },
}

/** The account is open, also where it has no address yet. */
async function saveAddress(
  { shippingAddress }: CustomerOrder,
  customerId: string,
  { visitor, onDegraded }: ActionRequest,
): Promise<void> {
  const checked = validateCustomerAddress({ ...shippingAddress, isPreferred: true })
  if (!checked.ok) return
  try {
    await visitor.addresses.add(customerId, { ...checked.value, addressId: createIdempotencyKey() })
  } catch (error) {
    if (!SdkError.is(error)) throw error
    onDegraded(error)
  }
}
