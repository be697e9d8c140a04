import { getCustomerBasketsContract } from './get-customer-baskets.contract.ts'
import { withValueAt } from './testing/with-value-at.ts'
import { issuePointers } from './testing/issue-pointers.ts'

const answer = { baskets: [{ basketId: 'b1', currency: 'USD' }], total: 1 }

test('a shopper’s baskets come with their number (API-09)', async () => {
  expect(await getCustomerBasketsContract['~standard'].validate(answer)).toMatchObject({
    value: { baskets: [{ basketId: 'b1', currency: 'USD', productItems: [] }], total: 1 },
  })
})

test.each([{}, { baskets: null }])('a shopper without a basket has none (%j)', async baskets => {
  expect(await getCustomerBasketsContract['~standard'].validate({ ...baskets, total: 0 })).toEqual({
    value: { baskets: [], total: 0 },
  })
})

test.each([[['total']], [['baskets', 0, 'basketId']]])('baskets without %j are refused there', async path => {
  expect(await issuePointers(getCustomerBasketsContract, withValueAt(answer, path))).toEqual([
    `/${path.join('/')}`,
  ])
})
