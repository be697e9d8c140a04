import type { GuestOrder } from '../../model/order.ts'
import { ORDER_FORM_START, orderFormNext, type OrderFormEvent, type OrderFormState } from './order-form.ts'
import { ORDER_NOT_FOUND } from './order-lookup-failure.ts'

const order: GuestOrder = {
  orderNumber: 'W1',
  orderDate: '2025-05-01T10:00:00Z',
  status: 'new',
  currency: 'USD',
  items: [],
  paymentMethods: [],
}
const NORMAL: OrderFormState = { kind: 'normal' }
const SUBMITTING: OrderFormState = { kind: 'submitting', automatic: false }
const SEARCHING: OrderFormState = { kind: 'submitting', automatic: true }
const LOADED: OrderFormState = { kind: 'loaded', order }
const message = { code: 'order.server', message: 'Wait a minute.' }
const FAILED: OrderFormState = { kind: 'error', message, opensDialog: false }

const SUBMIT: OrderFormEvent = { type: 'submit', automatic: false }
const FOUND: OrderFormEvent = { type: 'answered', order }

test('the form starts normal (ORD-11)', () => {
  expect(ORDER_FORM_START).toEqual(NORMAL)
})

test.each<[string, OrderFormState, OrderFormEvent, OrderFormState]>([
  ['sending waits (ORD-11)', NORMAL, SUBMIT, SUBMITTING],
  [
    'an address with o and e searches by itself (ORD-02)',
    NORMAL,
    { type: 'submit', automatic: true },
    SEARCHING,
  ],
  ['sending again after an error waits (ORD-11)', FAILED, SUBMIT, SUBMITTING],
  ['sending twice is sending once', SEARCHING, SUBMIT, SEARCHING],
  ['an order that is shown is not sent for', LOADED, SUBMIT, LOADED],
  ['an order number in the answer shows the order (ORD-22)', SUBMITTING, FOUND, LOADED],
  ['an automatic search shows the order too (ORD-02, ORD-22)', SEARCHING, FOUND, LOADED],
  [
    'an answer without order is an error (ORD-18)',
    SUBMITTING,
    { type: 'answered', order: undefined },
    { kind: 'error', message: ORDER_NOT_FOUND, opensDialog: false },
  ],
  [
    'an answer with an empty order number is an error (ORD-18)',
    SUBMITTING,
    { type: 'answered', order: { ...order, orderNumber: '' } },
    { kind: 'error', message: ORDER_NOT_FOUND, opensDialog: false },
  ],
  ['a failure says why (ORD-11, ORD-21)', SUBMITTING, { type: 'failed', message }, FAILED],
  [
    'a failed automatic search opens the dialog (ORD-20)',
    SEARCHING,
    { type: 'failed', message },
    { kind: 'error', message, opensDialog: true },
  ],
  ['Back clears the order (ORD-24)', LOADED, { type: 'back' }, NORMAL],
  ['a click outside clears the order (ORD-23)', LOADED, { type: 'outside-click' }, NORMAL],
  ['a click outside clears an error (ORD-23)', FAILED, { type: 'outside-click' }, NORMAL],
  ['Back gives up waiting (ORD-24)', SUBMITTING, { type: 'back' }, NORMAL],
  ['an answer nobody waits for is dropped', NORMAL, FOUND, NORMAL],
  ['a failure nobody waits for is dropped', NORMAL, { type: 'failed', message }, NORMAL],
  ['a late failure does not hide an order', LOADED, { type: 'failed', message }, LOADED],
])('%s', (_sentence, state, event, next) => {
  expect(orderFormNext(state, event)).toEqual(next)
})
