import { selectedVariant } from './selected-variant.ts'

const products = [{ upi: 'A1' }, { upi: 'A2' }, { upi: 'A3' }, { upi: 'A4' }]

test.each([
  ['A4', 'A3', 'A2', 'A4'],
  ['ZZ', 'A3', 'A2', 'A3'],
  [undefined, 'A3', 'A2', 'A3'],
  [null, 'A3', 'A2', 'A3'],
  ['', 'A3', 'A2', 'A3'],
  ['a4', 'A3', 'A2', 'A3'],
  [undefined, 'ZZ', 'A2', 'A2'],
  [undefined, 'ZZ', 'ZZ', 'A1'],
  ['<script>', 'ZZ', 'ZZ', 'A1'],
])(
  'asked %p, requested %p, default %p: shows %p (OPT-11, OPT-42)',
  (requested, requestedUpi, defaultUpi, shown) => {
    expect(selectedVariant({ products, requestedUpi, defaultUpi }, requested)?.upi).toBe(shown)
  },
)

test('without any wish the first variant shows, and nothing when there is none (OPT-42)', () => {
  expect(selectedVariant({ products })).toBe(products[0])
  expect(selectedVariant({ products: [...products, { upi: 'A2' }] }, 'A2')).toBe(products[1])
  expect(selectedVariant({ products: [] }, 'A1')).toBeUndefined()
})
