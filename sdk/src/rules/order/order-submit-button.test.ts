import { orderSubmitButton } from './order-submit-button.ts'

test.each([
  ['normal', false, { loading: false, disabled: false, grey: false }],
  ['submitting', false, { loading: true, disabled: true, grey: false }],
  ['error', false, { loading: false, disabled: false, grey: false }],
  ['loaded', false, { loading: false, disabled: false, grey: false }],
  ['normal', true, { loading: false, disabled: true, grey: true }],
  ['submitting', true, { loading: true, disabled: true, grey: true }],
] as const)(
  'the button of a form that is %s, maintenance %p, is %j (ORD-11, ORD-52, ORD-53, ORD-54)',
  (state, submitDisabled, button) => {
    expect(orderSubmitButton(state, { submitDisabled })).toEqual(button)
  },
)
