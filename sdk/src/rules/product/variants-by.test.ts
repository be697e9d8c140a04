import { variantsBy } from './variants-by.ts'

test('variants are gathered in the order of the work, each once (S-42)', () => {
  const products = [
    { upi: 'A1', wall: 'north' },
    { upi: 'A2', wall: 'south' },
    { upi: 'A3', wall: 'north' },
    { upi: 'A1', wall: 'west' },
  ]
  expect([...variantsBy({ products }, ({ wall }) => wall)]).toEqual([
    ['north', [products[0], products[2]]],
    ['south', [products[1]]],
  ])
})
