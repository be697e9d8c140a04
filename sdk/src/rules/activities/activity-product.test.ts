import { activityHit, activityProduct } from './activity-product.ts'

const price = { minor: 1999, currency: 'USD' }

test.each([
  [
    { type: 'variant', id: 'V1', masterId: 'M1' },
    { id: 'M1', sku: 'V1', price: 19.99 },
  ],
  [
    { type: 'variant', id: 'V1' },
    { id: 'V1', sku: 'V1', price: 19.99 },
  ],
  [
    { type: 'vgroup', id: 'G1', masterId: 'M1' },
    { id: 'M1', sku: 'G1', altId: 'G1', type: 'vgroup', price: 19.99 },
  ],
  [
    { type: 'master', id: 'M1', masterId: 'M0' },
    { id: 'M1', price: 19.99 },
  ],
  [
    { type: 'set', id: 'S1' },
    { id: 'S1', price: 19.99 },
  ],
])('the product %j is told as %j (REC-19)', (product, expected) => {
  expect(activityProduct({ ...product, price })).toStrictEqual(expected)
})

test('a tile is told by its id and sku alone (REC-19)', () => {
  expect(activityHit('A1')).toStrictEqual({ id: 'A1', sku: 'A1', altId: '', altIdType: '' })
  expect(activityHit('A1', 'S1')).toStrictEqual({ id: 'A1', sku: 'S1', altId: '', altIdType: '' })
})
