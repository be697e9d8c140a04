import { sizeMap } from './size-map.ts'

test('variants are found by their size, sizes in the order of the work (OPT-02, S-42)', () => {
  const products = [
    { upi: 'A1', sizeCode: 'M' },
    { upi: 'A2', sizeCode: 'S' },
    { upi: 'A3', sizeCode: 'M' },
  ]
  expect([...sizeMap({ products })]).toEqual([
    ['M', [products[0], products[2]]],
    ['S', [products[1]]],
  ])
})
