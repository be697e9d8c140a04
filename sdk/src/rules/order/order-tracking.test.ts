import * as fc from 'fast-check'
import { orderTracking } from './order-tracking.ts'

test.each([
  [
    { trackingNumber: '1Z9', trackingUrl: 'https://t.example/1Z9' },
    { number: '1Z9', href: 'https://t.example/1Z9' },
  ],
  [
    { trackingNumber: ' 1Z9 ', trackingUrl: ' HTTP://t.example ' },
    { number: '1Z9', href: 'HTTP://t.example' },
  ],
  [{ trackingNumber: '1Z9' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: '' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: 'javascript:alert(1)' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: 'javascript:"https://t.example"' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: 'data:text/html,x' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: '//t.example/1Z9' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: 'https:///x' }, { number: '1Z9' }],
  [{ trackingNumber: '1Z9', trackingUrl: 'https://' }, { number: '1Z9' }],
  [{ trackingUrl: 'https://t.example/1Z9' }, undefined],
  [{ trackingNumber: '  ', trackingUrl: 'https://t.example/1Z9' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('the parcel %j is tracked as %j (ORD-43)', (info, tracking) => {
  expect(orderTracking(info)).toStrictEqual(tracking)
})

test('a link is always http or https (ORD-43)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), trackingUrl => {
      const href = orderTracking({ trackingNumber: '1', trackingUrl })?.href
      expect(href ?? 'https://').toMatch(/^https?:\/\//i)
    }),
  )
})
