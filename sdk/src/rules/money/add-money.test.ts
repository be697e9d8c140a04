import { addMoney, sumMoney } from './add-money.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })

test.each([
  [10, 20, 30],
  [1999, -1999, 0],
  [-5, -5, -10],
])('%i and %i cents are %i cents (DSG-05)', (one, other, sum) => {
  expect(addMoney(usd(one), usd(other))).toEqual(usd(sum))
})

test('dollars of two countries are never added (DSG-05)', () => {
  expect(addMoney(usd(10), { minor: 10, currency: 'CAD' })).toBeUndefined()
  expect(sumMoney([usd(10), { minor: 10, currency: 'CAD' }, usd(1)], 'USD')).toBeUndefined()
  expect(sumMoney([usd(10)], 'CAD')).toBeUndefined()
})

test.each([
  [[], 0],
  [[1999], 1999],
  [[10, 20, -5], 25],
])('the cents %j sum up to %i (DSG-05)', (amounts, sum) => {
  expect(sumMoney(amounts.map(usd), 'USD')).toEqual(usd(sum))
})
