import { ORDER_FORM_INTRO, ORDER_FORM_SUBMIT } from './order-form-texts.ts'

test('the form says what it is for (ORD-05, ORD-08)', () => {
  expect(ORDER_FORM_INTRO).toEqual({
    code: 'order.intro',
    message: "See your order even if you don't have an account. Enter the order number and email address.",
  })
  expect(ORDER_FORM_SUBMIT).toEqual({ code: 'order.submit', message: 'Check Status' })
})
