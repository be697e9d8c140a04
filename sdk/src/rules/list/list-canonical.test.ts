import { parseListState } from './list-address.ts'
import { listCanonical } from './list-canonical.ts'

test.each([
  ['Art', '/search?q=cats', '/gallery/search?skq=cats'],
  ['Art', '/-st/search?skq=cats', '/gallery/search?skq=cats'],
  ['AllPosters', '/gallery/search?skq=cats&page=2', '/-st/search?skq=cats&page=2'],
  ['Art', '/gallery/search?skq=cats&sks=cats&skt=cat&utm_source=x', '/gallery/search?skq=cats'],
  ['Art', '/category/cats?page=3&utm_source=x', '/category/cats?page=3'],
  ['AllPosters', '/category/cats?page=1', '/category/cats'],
  ['Art', '/category/cats?sort=newest&f.color=Blue', '/category/cats?f.color=Blue&sort=newest'],
] as const)('on %s the canonical address of %s is %s (C-01, WEB-10, WEB-15)', (site, address, canonical) => {
  const url = new URL(address, 'https://shop.test')
  expect(listCanonical(site, url.pathname, parseListState(url))).toBe(canonical)
})
