import { brandProductId } from './brand-product-id.ts'

test.each([
  ['Art', 'Z7'],
  ['AllPosters', '4711'],
] as const)('%s knows a variant as %s (PDP-17, PDP-18, OPT-44)', (site, id) => {
  expect(brandProductId(site, { zoneProductId: 'Z7', apnum: '4711' })).toBe(id)
})
