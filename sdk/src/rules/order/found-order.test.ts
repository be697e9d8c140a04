import { foundOrder } from './found-order.ts'

test('an answer with an order number is an order (ORD-18)', () => {
  expect(foundOrder({ orderNumber: 'W1', status: 'new' })).toEqual({
    ok: true,
    value: { orderNumber: 'W1', status: 'new' },
  })
})

test.each([[undefined], [null], [{}], [{ orderNumber: '' }], [{ orderNumber: ' ' }], [{ orderNumber: 7 }]])(
  'the answer %j is an error, for it has no order number (ORD-18, C-09)',
  answer => {
    expect(foundOrder(answer)).toEqual({
      ok: false,
      error: {
        code: 'order.not-found',
        message: 'We could not find an order using the details you provided.',
      },
    })
  },
)
