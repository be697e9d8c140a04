import * as fc from 'fast-check'
import { validateOrderStatus } from './validate-order-status.ts'

const NUMBER = {
  field: 'orderNumber',
  code: 'order-number.required',
  message: 'Please enter your order number.',
}
const EMAIL = {
  field: 'orderEmailAddress',
  code: 'order-email.required',
  message: 'Please enter the email address associated with your order.',
}
const POSTAL_CODE = {
  field: 'orderPostalCode',
  code: 'order-postal-code.required',
  message: 'Please enter the postal code associated with your order.',
}
const order = { orderNumber: 'W123456789', orderEmailAddress: 'ann@shop.example' }
const lookup = { orderNumber: 'W123456789', email: 'ann@shop.example' }

test.each([
  [order, lookup],
  [{ ...order, orderNumber: ' W 1234\t56789 ' }, lookup],
  [
    { ...order, orderNumber: 'w1' },
    { ...lookup, orderNumber: 'w1' },
  ],
  [{ ...order, orderEmailAddress: ' A nn@Shop.EXAMPLE ' }, lookup],
  [{ ...order, orderEmailAddress: 'ann\u00A0@shop.example' }, lookup],
  [{ ...order, orderPostalCode: '66952' }, lookup],
])('%j asks for the order %j (ORD-10, ORD-12, ORD-13, ORD-14)', (form, value) => {
  expect(validateOrderStatus(form)).toEqual({ ok: true, value })
})

test.each([
  [{}, [NUMBER, EMAIL]],
  [null, [NUMBER, EMAIL]],
  [{ ...order, orderNumber: '  ' }, [NUMBER]],
  [{ ...order, orderNumber: '1'.repeat(50_000) }, [NUMBER]],
  [{ ...order, orderEmailAddress: 'ann' }, [EMAIL]],
  [{ ...order, orderEmailAddress: 'd41d8cd98f00b204e9800998ecf8427e' }, [EMAIL]],
])('%.80j gets the messages of the form in order (VAL-19, VAL-20, C-08)', (form, error) => {
  expect(validateOrderStatus(form)).toEqual({ ok: false, error })
})

test('where the postal code is asked, it is required (VAL-21, ORD-09)', () => {
  expect(validateOrderStatus({}, true)).toEqual({ ok: false, error: [NUMBER, EMAIL, POSTAL_CODE] })
  expect(validateOrderStatus({ ...order, orderPostalCode: ' ' }, true)).toEqual({
    ok: false,
    error: [POSTAL_CODE],
  })
  expect(validateOrderStatus({ ...order, orderPostalCode: ' 66952 ' }, true)).toEqual({
    ok: true,
    value: { ...lookup, postalCode: '66952' },
  })
})

test('a cleaned question asks the same again, and no form makes the check stumble (ORD-12 to ORD-14)', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.anything())
  fc.assert(
    fc.property(text, text, fc.boolean(), (number, email, asksPostalCode) => {
      const form = { orderNumber: number, orderEmailAddress: email, orderPostalCode: number }
      const checked = validateOrderStatus(form, asksPostalCode)
      if (!checked.ok) return
      const { orderNumber, email: orderEmailAddress, postalCode: orderPostalCode } = checked.value
      const again = { orderNumber, orderEmailAddress, orderPostalCode }
      expect(validateOrderStatus(again, asksPostalCode)).toEqual(checked)
    }),
  )
})
