import { getCustomerOrdersContract } from './get-customer-orders.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { ORDER_SAMPLE } from './testing/order-sample.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const page = { data: [ORDER_SAMPLE], offset: 10, limit: 10, total: 11 }

test('a page of orders says where it stands among them', async () => {
  expect(await getCustomerOrdersContract['~standard'].validate(page)).toMatchObject({
    value: { orders: [{ orderNumber: 'W000000042' }], offset: 10, limit: 10, total: 11 },
  })
})

test.each([{}, { data: null }, { data: [] }])('a customer without orders has none (%j)', async data => {
  expect(
    await getCustomerOrdersContract['~standard'].validate({ ...data, offset: 0, limit: 10, total: 0 }),
  ).toEqual({ value: { orders: [], offset: 0, limit: 10, total: 0 } })
})

test.each([[['offset']], [['limit']], [['total']], [['data', 0, 'orderNo']]])(
  'a page without %j is refused there',
  async path => {
    expect(await issuePointers(getCustomerOrdersContract, withValueAt(page, path))).toEqual([
      `/${path.join('/')}`,
    ])
  },
)
