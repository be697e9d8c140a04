import { fieldOf } from '../json/field-of.ts'
import { valueAt } from '../json/pointer.ts'
import type { ProbeRequest, Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

const FIELDS = ['firstName', 'lastName', 'address1', 'city', 'postalCode', 'stateCode', 'countryCode']

/** Where the answer has the address that was sent. */
interface AddressLocation {
  readonly pointer: string
  readonly addressIn: (answer: unknown, call: ProbeRequest['call']) => unknown
}

export const SHIPPING_ADDRESS: AddressLocation = {
  pointer: '/shipments/*/shippingAddress',
  addressIn(answer, { path }) {
    const shipments = valueAt(answer, '/shipments')
    if (!Array.isArray(shipments)) return undefined
    const shipment: unknown = shipments.find(each => fieldOf(each, 'shipmentId') === path?.['shipmentId'])
    return fieldOf(shipment, 'shippingAddress')
  },
}

export const BILLING_ADDRESS: AddressLocation = {
  pointer: '/billingAddress',
  addressIn: answer => fieldOf(answer, 'billingAddress'),
}

export const ADDRESS_OF_ACCOUNT: AddressLocation = { pointer: '', addressIn: answer => answer }

export function writtenAddressRule({ pointer, addressIn }: AddressLocation): Rule<unknown> {
  return {
    name: 'written address',
    check(_, { siteContext: { isRecorded }, call }, original) {
      const address = addressIn(original, call)
      const message = 'it is not what was sent'
      if (!address) return issueIf(true, pointer, message)
      return FIELDS.flatMap(name => {
        const sent = fieldOf(call.body, name)
        const isSame = comparable(fieldOf(address, name), isRecorded) === comparable(sent, isRecorded)
        return issueIf(sent !== undefined && !isSame, `${pointer}/${name}`, message)
      })
    },
  }
}

// A recorded answer has pseudonyms: of the same format, and else unlike what was sent.
function comparable(value: unknown, isRecorded: boolean): unknown {
  if (typeof value !== 'string') return value
  return isRecorded ? value.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0') : value.toLowerCase()
}
