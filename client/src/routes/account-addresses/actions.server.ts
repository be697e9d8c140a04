import { HttpError, siteLink, validateCustomerAddress } from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { createIdempotencyKey } from '../../framework/submit-with-retry.ts'
import { customerAction, ignoreMissing } from '../account/customer.server.ts'
import type { AddressesView } from './addresses-view.ts'

const PATH = '/account/addresses'

const FIELDS = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'isPreferred',
]

/** Adds an address, or changes the one whose id comes along. */
export const saveAddress: Action = {
  path: `${PATH}/save`,
  page: 'account-addresses',
  refill: FIELDS,
  dedupe: true,
  run: customerAction(PATH, async ({ fields, visitor, context, customerId, idempotencyKey }) => {
    const checked = validateCustomerAddress(Object.fromEntries(fields))
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const id = fields.get('id')
    if (id) {
      await visitor.addresses.update(customerId, { ...checked.value, addressId: id })
      return saved('changed', context)
    }
    const addressId = idempotencyKey ?? createIdempotencyKey()
    try {
      await visitor.addresses.add(customerId, { ...checked.value, addressId })
    } catch (error) {
      // A form that is sent twice adds one address.
      const isRefused = HttpError.is(error) && error.status === 400
      const { addresses } = isRefused ? await visitor.accounts.get(customerId) : { addresses: [] }
      if (!addresses.some(address => address.addressId === addressId)) throw error
    }
    return saved('added', context)
  }),
}

export const preferAddress: Action = {
  path: `${PATH}/default`,
  page: 'account-addresses',
  run: customerAction(PATH, async ({ fields, visitor, context, customerId }) => {
    await visitor.addresses.prefer(customerId, fields.get('id') ?? '')
    return saved('default', context)
  }),
}

export const removeAddress: Action = {
  path: `${PATH}/remove`,
  page: 'account-addresses',
  run: customerAction(PATH, async ({ fields, visitor, context, customerId }) => {
    await visitor.addresses.remove(customerId, fields.get('id') ?? '').catch(ignoreMissing)
    return saved('removed', context)
  }),
}

function saved(what: NonNullable<AddressesView['saved']>, context: ActionRequest['context']): ActionResult {
  return { kind: 'moved', location: siteLink(`${PATH}?saved=${what}`, context) }
}
