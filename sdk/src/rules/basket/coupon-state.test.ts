import { couponState } from './coupon-state.ts'

test.each([
  ['applied', 'applied'],
  ['adhoc', 'applied'],
  ['no_applicable_promotion', 'waiting'],
  ['no_active_promotion', 'refused'],
  ['coupon_code_unknown', 'refused'],
  ['coupon_code_already_in_basket', 'refused'],
  ['customer_redemption_limit_exceeded', 'refused'],
  ['a_new_status', 'refused'],
  ['', 'refused'],
])('a promo code with the status %p is %s (PRM-07, PRM-08)', (statusCode, state) => {
  expect(couponState({ statusCode })).toBe(state)
})
