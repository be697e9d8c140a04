import { basketUpkeep, type BasketUpkeepInput } from './basket-upkeep.ts'

const guest = { customerType: 'guest' } as const
const basket = { basketId: 'b1', currency: 'USD' }
const inOrder: BasketUpkeepInput = { total: 1, basket, currency: 'USD', customer: guest }

test('a customer without a basket gets one new empty basket in the right currency (BSK-09)', () => {
  expect(basketUpkeep({ total: 0, currency: 'CAD', customer: guest })).toEqual([
    { step: 'create', currency: 'CAD' },
  ])
  const registered = { customerType: 'registered', email: 'a@shop.test' } as const
  expect(basketUpkeep({ ...inOrder, total: 0, currency: 'CAD', customer: registered })).toEqual([
    { step: 'create', currency: 'CAD' },
  ])
})

test('baskets that are somewhere else are left alone (BSK-09)', () => {
  expect(basketUpkeep({ total: 1, currency: 'CAD', customer: guest })).toEqual([])
})

test('a basket in another currency is changed to that of the shopper (BSK-10)', () => {
  expect(basketUpkeep({ ...inOrder, currency: 'CAD' })).toEqual([
    { step: 'currency', basketId: 'b1', currency: 'CAD' },
  ])
})

test('a basket in the right currency is left alone (BSK-11)', () => {
  expect(basketUpkeep(inOrder)).toEqual([])
})

test.each([
  ['registered', 'a@shop.test', undefined, true],
  ['registered', 'a@shop.test', 'b@shop.test', true],
  ['registered', 'a@shop.test', 'a@shop.test', false],
  ['registered', '', 'b@shop.test', false],
  ['registered', undefined, 'b@shop.test', false],
  ['guest', 'a@shop.test', 'b@shop.test', false],
] as const)(
  '%s customer %s with basket e-mail %s: updated %p (BSK-12)',
  (customerType, email, known, updated) => {
    const steps = basketUpkeep({
      ...inOrder,
      basket: { ...basket, ...(known !== undefined && { customerEmail: known }) },
      customer: { customerType, ...(email !== undefined && { email }) },
    })
    expect(steps).toEqual(updated ? [{ step: 'email', basketId: 'b1', email: 'a@shop.test' }] : [])
  },
)

test('currency and e-mail are put in order together (BSK-10, BSK-12)', () => {
  const customer = { customerType: 'registered', email: 'a@shop.test' } as const
  expect(basketUpkeep({ ...inOrder, currency: 'CAD', customer })).toEqual([
    { step: 'currency', basketId: 'b1', currency: 'CAD' },
    { step: 'email', basketId: 'b1', email: 'a@shop.test' },
  ])
})
