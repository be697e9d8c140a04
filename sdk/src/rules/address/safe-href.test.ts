import * as fc from 'fast-check'
import { safeHref } from './safe-href.ts'

test.each([
  ['https://carrier.test/track?n=1#x', 'https://carrier.test/track?n=1#x'],
  ['HTTP://Carrier.test', 'http://carrier.test/'],
  ['/orders?o=W1', '/orders?o=W1'],
])('the link %j is shown as %j (SEC-01)', (value, href) => {
  expect(safeHref(value)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://https://x',
  ' https://carrier.test',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//carrier.test/track',
  'https:carrier.test',
  'https://',
  'https://[bad',
  'carrier.test',
  `https://carrier.test/${'a'.repeat(2048)}`,
  '',
  null,
  7,
  ['https://carrier.test'],
])('the link %j is not shown (SEC-01)', value => {
  expect(safeHref(value)).toBeUndefined()
})

test('a web address is shown up to 2048 characters (SEC-01)', () => {
  const long = `https://carrier.test/${'a'.repeat(2048 - 21)}`
  expect(safeHref(long)).toBe(long)
  expect(safeHref(`${long}a`)).toBeUndefined()
})

test('whatever is shown is http, https or a path (SEC-01)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), text => {
      expect(safeHref(text) ?? '/').toMatch(/^(?:https?:\/\/|\/)/)
    }),
  )
})
