import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { isCrossSite } from './cross-site.ts'

function request(method: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  return Object.assign(req, { method, headers: { host: 'shop.test', ...headers } })
}

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }, true],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' },
    true,
  ],
  ['an old browser on our page', { origin: 'https://shop.test', cookie: 's=1' }, false],
  ['an old browser elsewhere', { origin: 'https://evil.test', cookie: 's=1' }, true],
  ['our name inside another', { origin: 'https://shop.test.evil.test' }, true],
  ['a sandboxed frame', { origin: 'null', cookie: 's=1' }, true],
  ['an unknown sender, with a cookie', { cookie: 's=1' }, true],
  ['a program without cookies', {}, false],
])('a POST from %s is cross-site: %j → %s', (_, headers, expected) => {
  expect(isCrossSite(request('POST', headers), [])).toBe(expected)
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing, so it may come from anywhere', method => {
  expect(isCrossSite(request(method, { 'sec-fetch-site': 'cross-site', cookie: 's=1' }), [])).toBe(false)
})

test('with configured origins the host header proves nothing', () => {
  const forged = { host: 'evil.test', origin: 'https://evil.test' }
  expect(isCrossSite(request('POST', forged), ['https://shop.test'])).toBe(true)
  expect(isCrossSite(request('POST', { origin: 'https://shop.test' }), ['https://shop.test'])).toBe(false)
})
