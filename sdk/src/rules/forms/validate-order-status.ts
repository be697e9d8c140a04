import type { FormInput, FormResult } from '../../model/form.ts'
import type { FieldIssue } from '../../model/message.ts'
import { cleanOrderLookup, type OrderLookupInput } from '../order/clean-order-lookup.ts'
import { fieldText } from './field-text.ts'
import { formResult } from './form-result.ts'
import type { OrderStatusField } from './order-status-fields.ts'
import { parseEmail } from './parse-email.ts'

const ORDER_NUMBER_REQUIRED: FieldIssue<'orderNumber'> = {
  field: 'orderNumber',
  code: 'order-number.required',
  message: 'Please enter your order number.',
}

const ORDER_EMAIL_REQUIRED: FieldIssue<'orderEmailAddress'> = {
  field: 'orderEmailAddress',
  code: 'order-email.required',
  message: 'Please enter the email address associated with your order.',
}

const ORDER_POSTAL_CODE_REQUIRED: FieldIssue<'orderPostalCode'> = {
  field: 'orderPostalCode',
  code: 'order-postal-code.required',
  message: 'Please enter the postal code associated with your order.',
}

/** What a guest looks an order up with, as the lookup takes it; the postal code only where the form asks for it. */
export interface OrderStatusLookup extends OrderLookupInput {
  readonly postalCode?: string
}

/**
 * Checks the order status form and takes spaces and capitals out; the postal code only where it is asked.
 *
 * @example
 * validateOrderStatus({ orderNumber: 'w000000001', orderEmailAddress: 'ada@example.com' })
 */
export function validateOrderStatus(
  form: FormInput<OrderStatusField>,
  asksPostalCode = false,
): FormResult<OrderStatusLookup, OrderStatusField> {
  const typed = { orderNumber: fieldText(form, 'orderNumber'), email: fieldText(form, 'orderEmailAddress') }
  const { orderNumber, email: cleaned } = cleanOrderLookup(typed)
  const email = parseEmail(cleaned) ?? ''
  const postalCode = fieldText(form, 'orderPostalCode')
  return formResult(
    [
      !orderNumber && ORDER_NUMBER_REQUIRED,
      !email && ORDER_EMAIL_REQUIRED,
      asksPostalCode && !postalCode && ORDER_POSTAL_CODE_REQUIRED,
    ],
    { orderNumber, email, ...(asksPostalCode && { postalCode }) },
  )
}
