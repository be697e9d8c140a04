import { fieldOf } from '../json/field-of.ts'
import { valueAt } from '../json/pointer.ts'
import type { ProbeRequest, Rule } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

const ADDRESS_FIELDS = ['firstName', 'lastName', 'address1', 'city', 'postalCode', 'stateCode', 'countryCode']

/** Where the answer has what was sent, if it is not the answer itself. */
interface WrittenObject {
  readonly pointer?: string
  readonly fields: readonly string[]
  /** A recorded answer has pseudonyms of them. */
  readonly isPersonal?: boolean
  readonly objectIn?: (answer: unknown, call: ProbeRequest['call']) => unknown
  /** What was sent, where it is not the whole body. */
  readonly sentIn?: (body: unknown) => unknown
}

export const WRITTEN_SHIPPING_ADDRESS = writtenRule('written address', {
  pointer: '/shipments/*/shippingAddress',
  fields: ADDRESS_FIELDS,
  isPersonal: true,
  objectIn: (answer, call) => fieldOf(shipmentIn(answer, call), 'shippingAddress'),
})

export const WRITTEN_BILLING_ADDRESS = writtenRule('written address', {
  pointer: '/billingAddress',
  fields: ADDRESS_FIELDS,
  isPersonal: true,
  objectIn: answer => fieldOf(answer, 'billingAddress'),
})

export const WRITTEN_ACCOUNT_ADDRESS = writtenRule('written address', {
  fields: ADDRESS_FIELDS,
  isPersonal: true,
})

export const WRITTEN_NAME = writtenRule('written name', {
  fields: ['firstName', 'lastName'],
  isPersonal: true,
})

export const WRITTEN_EMAIL = writtenRule('written e-mail address', {
  pointer: '/customerInfo',
  fields: ['email'],
  isPersonal: true,
  objectIn: answer => fieldOf(answer, 'customerInfo'),
})

export const WRITTEN_GIFT_CARD = writtenRule('written gift card', {
  pointer: '/giftCertificateItems/*',
  fields: ['amount', 'recipientName', 'recipientEmail', 'senderName', 'message'],
  isPersonal: true,
  objectIn: answer => valueAt(answer, '/giftCertificateItems/0'),
})

export const WRITTEN_SHIPPING_METHOD = writtenRule('written shipping method', {
  pointer: '/shipments/*/shippingMethod',
  fields: ['id'],
  objectIn: (answer, call) => fieldOf(shipmentIn(answer, call), 'shippingMethod'),
})

export const WRITTEN_CURRENCY = writtenRule('written currency', { fields: ['currency'] })

export const WRITTEN_LIST_ITEM = writtenRule('written list item', { fields: ['productId'] })

export const WRITTEN_PAYMENT = writtenRule('written payment', {
  pointer: '/paymentInstruments/*',
  fields: ['paymentMethodId', 'amount'],
  isPersonal: true,
  objectIn: paymentIn,
})

export const WRITTEN_CARD = writtenRule('written card', {
  pointer: '/paymentInstruments/*/paymentCard',
  fields: ['cardType', 'expirationMonth', 'expirationYear'],
  isPersonal: true,
  objectIn: (answer, call) => fieldOf(paymentIn(answer, call), 'paymentCard'),
  sentIn: body => fieldOf(body, 'paymentCard'),
})

/** The payment that the path names, or the last, which is the one that was added. */
function paymentIn(answer: unknown, { path }: ProbeRequest['call']): unknown {
  const payments = valueAt(answer, '/paymentInstruments')
  if (!Array.isArray(payments)) return undefined
  const id = path?.['paymentInstrumentId']
  return id ? payments.find(each => fieldOf(each, 'paymentInstrumentId') === id) : payments.at(-1)
}

function shipmentIn(answer: unknown, { path }: ProbeRequest['call']): unknown {
  const shipments = valueAt(answer, '/shipments')
  if (!Array.isArray(shipments)) return undefined
  return shipments.find(each => fieldOf(each, 'shipmentId') === path?.['shipmentId'])
}

function writtenRule(
  name: string,
  {
    pointer = '',
    fields,
    isPersonal = false,
    objectIn = answer => answer,
    sentIn = body => body,
  }: WrittenObject,
): Rule<unknown> {
  return {
    name,
    check(_, { siteContext: { isRecorded }, call }, original) {
      const written = objectIn(original, call)
      const message = 'it is not what was sent'
      if (!written) return issueIf(true, pointer, message)
      const hasPseudonyms = isPersonal && isRecorded
      return fields.flatMap(field => {
        const sent = fieldOf(sentIn(call.body), field)
        const isSame = comparable(fieldOf(written, field), hasPseudonyms) === comparable(sent, hasPseudonyms)
        return issueIf(sent !== undefined && !isSame, `${pointer}/${field}`, message)
      })
    },
  }
}

// Pseudonyms are of the same format, those of numbers only of the same type, and else unlike what was sent.
function comparable(value: unknown, hasPseudonyms: boolean): unknown {
  if (typeof value === 'number' && hasPseudonyms) return 'number'
  if (typeof value !== 'string') return value ?? ''
  return hasPseudonyms ? value.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0') : value.toLowerCase()
}
