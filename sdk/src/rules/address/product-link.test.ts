import { productLink } from './product-link.ts'

test.each([
  ['/products/quiet-ridge-no-4-A1042', 'A1042', '/products/quiet-ridge-no-4-A1042'],
  ['/-sp/Blue-Dunes-Posters_i80013_.htm?upi=A13', 'A13', '/-sp/Blue-Dunes-Posters_i80013_.htm?upi=A13'],
  ['', 'A1042', '/product/A1042'],
  [undefined, 'A1042', '/product/A1042'],
  ['//evil.example/x', 'A1042', '/product/A1042'],
  ['https://evil.example/x', 'A1042', '/product/A1042'],
  ['javascript:alert(1)', 'A1042', '/product/A1042'],
  ['//evil.example/x', '/evil.example', '/product/%2Fevil.example'],
])('a product at %j with the key %j is found at %j (SEC-02)', (path, upi, href) => {
  expect(productLink(path, upi)).toBe(href)
})
