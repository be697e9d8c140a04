import { hasSeveralProducts, pricePrefix } from './price-prefix.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const FROM = { code: 'price.from', message: 'From' }
const STARTING_AT = { code: 'price.starting-at', message: 'Starting at' }

test.each([
  ['set', true],
  ['master', true],
  ['Master', true],
  ['product', false],
  ['variant', false],
  ['bundle', false],
  ['', false],
  [undefined, false],
])('the hit type %p stands for several products: %p (PLP-56)', (hitType, several) => {
  expect(hasSeveralProducts(hitType)).toBe(several)
})

test.each([
  [{ hitType: 'set' }, STARTING_AT],
  [{ hitType: 'set', hasMoreSizes: true }, STARTING_AT],
  [{ hitType: 'SET' }, STARTING_AT],
  [{ hitType: 'master' }, FROM],
  [{ hitType: 'Master' }, FROM],
  [{ hitType: 'product', hasMoreSizes: true }, FROM],
  [{ hasMoreSizes: true }, FROM],
  [{ hitType: 'product', hasMoreSizes: false }, undefined],
  [{ hitType: 'product' }, undefined],
  [{}, undefined],
  [{ hitType: 'set', priceMax: usd(2000) }, STARTING_AT],
  [{ hitType: 'set', priceMax: usd(1999) }, undefined],
  [{ hitType: 'master', priceMax: usd(2000) }, FROM],
  [{ hitType: 'master', priceMax: usd(1999), hasMoreSizes: true }, undefined],
  [{ priceMax: usd(2000) }, FROM],
])("a price of $19.99 with %j has the prefix %j: 'Starting at' is for sets (PLP-44, C-44)", (hit, prefix) => {
  expect(pricePrefix({ current: usd(1999), ...hit })).toEqual(prefix)
})
