import { withChoice } from './with-choice.ts'

const products = [{ upi: 'A1' }, { upi: 'A1AFB' }]

test.each([
  ['/products/a-A1', 'A1AFB', '/products/a-A1?upi=A1AFB'],
  ['/products/a-A1?utm=x', 'A1AFB', '/products/a-A1?utm=x&upi=A1AFB'],
  ['/products/a-A1?upi=A1', 'A1AFB', '/products/a-A1?upi=A1'],
  ['/products/a-A1', 'A1', '/products/a-A1'],
  ['/products/a-A1', 'OTHER', '/products/a-A1'],
  ['/products/a-A1', undefined, '/products/a-A1'],
])('%s, asked for as %s, becomes %s', (address, requestedUpi, result) => {
  expect(withChoice(address, { products, defaultUpi: 'A1', requestedUpi })).toBe(result)
})
