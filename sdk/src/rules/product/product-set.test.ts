import { isMasterProduct, isProductSet } from './product-set.ts'

test.each([
  ['set', true, false],
  ['Set', true, false],
  ['master', false, true],
  ['MASTER', false, true],
  ['variant', false, false],
  ['bundle', false, false],
  ['item', false, false],
  ['', false, false],
])('a product of type %p is a set: %p, a master: %p (OPT-40)', (type, isSet, isMaster) => {
  expect(isProductSet({ type })).toBe(isSet)
  expect(isMasterProduct({ type })).toBe(isMaster)
})
