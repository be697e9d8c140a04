import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { createSecrets } from './secrets.ts'

const hash = (kind: string, text: string) => createHash(kind).update(text).digest('hex')

const ENCODINGS: readonly (readonly [string, (value: string) => string])[] = [
  ['as it is', value => value],
  ['in small letters', value => value.toLowerCase()],
  ['in capitals', value => value.toUpperCase()],
  ['in an address', encodeURIComponent],
  ['in a query', value => new URLSearchParams({ v: value }).toString().slice(2)],
  ['in JSON', value => JSON.stringify(value)],
  ['as md5', value => hash('md5', value.toLowerCase())],
  ['as sha-256', value => hash('sha256', value.toLowerCase())],
  ['as base64', value => Buffer.from(value).toString('base64')],
]

test.each(ENCODINGS)('a hidden e-mail is seen nowhere %s', (_, encode) => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (email, around) => {
      const secrets = createSecrets()
      secrets.hide(email)
      const seen = secrets.redact(`${around} ${encode(email)} ${around}`)
      expect(seen.toLowerCase()).not.toContain(encode(email).toLowerCase())
      expect(seen.toLowerCase()).not.toContain(email.toLowerCase())
    }),
  )
})

test('of an order number the last two characters stay', () => {
  const secrets = createSecrets()
  secrets.hide('W000000013', 2)
  expect(secrets.redact('order w000000013 is late')).toBe('order ••••13 is late')
})

test.each([
  ['authorization: Bearer abc.def', 'authorization: ••••'],
  ['{"md5email":"0cc1"}', '{"md5email":"••••"}'],
  ['/guest?orderId=W1&md5email=0cc1', '/guest?orderId=••••&md5email=••••'],
  ['{"firstName": "An\\"n", "city": "X"}', '{"firstName": "••••", "city": "X"}'],
  ['api-key=k refresh_token=r', 'api-key=•••• refresh_token=••••'],
  ['https://x.example/?zip=27601#a', 'https://x.example/?zip=••••#a'.replace('#a', '')],
  ['The number is 5: all is well', 'The number is 5: all is well'],
  ['An e-mail address', 'An e-mail address'],
])('what stands beside a personal name is hidden: %s', (text, expected) => {
  expect(createSecrets().redact(text)).toBe(expected)
})

test('what is too short to be a secret hides no sentence', () => {
  const secrets = createSecrets()
  secrets.hide('a')
  secrets.hide('')
  expect(secrets.redact('a cat')).toBe('a cat')
})
