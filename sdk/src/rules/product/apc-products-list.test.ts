import { apcProductsList } from './apc-products-list.ts'

test('the poster brand sells the variants that have its number, each once (OPT-10, OPT-44)', () => {
  const products = [
    { upi: 'A1', apnum: '100' },
    { upi: 'A2', apnum: '' },
    { upi: 'A3', apnum: '101' },
    { upi: 'A1', apnum: '102' },
  ]
  expect(apcProductsList({ products })).toEqual([products[0], products[2]])
  expect(apcProductsList({ products: [] })).toEqual([])
})
