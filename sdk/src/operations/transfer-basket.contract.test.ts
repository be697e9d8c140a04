import { transferBasketContract } from './transfer-basket.contract.ts'

const check = (value: unknown) => transferBasketContract['~standard'].validate(value)

test('a transfer answers a basket, or nothing when there was none', async () => {
  expect(await check({ basketId: 'b1', currency: 'USD' })).toMatchObject({ value: { basketId: 'b1' } })
  expect(await check(undefined)).toEqual({ value: undefined })
  expect(await check({ currency: 'USD' })).toMatchObject({ issues: [{ path: ['basketId'] }] })
})
