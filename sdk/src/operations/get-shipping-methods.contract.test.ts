import { getShippingMethodsContract } from './get-shipping-methods.contract.ts'

const check = (value: unknown) => getShippingMethodsContract('USD')['~standard'].validate(value)

test('the ways of delivery have prices in the basket’s currency', async () => {
  const applicableShippingMethods = [
    { id: 'ground', name: 'Ground', description: 'Slow', price: 4.1, c_new: true },
    { id: 'air', name: null },
  ]
  expect(await check({ applicableShippingMethods, defaultShippingMethodId: 'ground' })).toEqual({
    value: {
      methods: [
        { id: 'ground', name: 'Ground', description: 'Slow', price: { minor: 410, currency: 'USD' } },
        { id: 'air', name: 'air' },
      ],
      defaultMethodId: 'ground',
    },
  })
})

test('there may be no way of delivery', async () => {
  expect(await check({})).toEqual({ value: { methods: [] } })
})

test('a way of delivery without an id breaks the contract', async () => {
  const { issues } = await check({ applicableShippingMethods: [{ name: 'Ground' }] })
  expect(issues).toMatchObject([{ path: ['applicableShippingMethods', 0, 'id'] }])
})
