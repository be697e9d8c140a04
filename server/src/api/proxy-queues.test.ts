import { proxyPlaces } from './proxy-queues.ts'

test.each([4, 5, 6, 8, 12, 24, 48])(
  'of %i places each API leaves some to the checkout, and that to all',
  ownPages => {
    const { small, longReads, api, checkout, all } = proxyPlaces(ownPages)
    expect(small).toBeGreaterThan(0)
    expect(small).toBeLessThan(api)
    expect(longReads).toBeLessThan(checkout)
    expect(api).toBeLessThan(checkout)
    expect(checkout).toBeLessThan(all)
    expect(all).toBeLessThanOrEqual(ownPages)
  },
)
