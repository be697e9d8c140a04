import * as fc from 'fast-check'
import { EMAIL_MAX_LENGTH, parseEmail } from './parse-email.ts'

const longest = `${'a'.repeat(EMAIL_MAX_LENGTH - 5)}@b.co`

test.each([
  ['ann@shop.example', 'ann@shop.example'],
  ['  ann@shop.example\n', 'ann@shop.example'],
  ['Ann.Lee+art@mail.shop.example', 'Ann.Lee+art@mail.shop.example'],
  ['a@b.co', 'a@b.co'],
  ["o'brien_%x@a-b.museum", "o'brien_%x@a-b.museum"],
  ['ann@bücher.example', 'ann@bücher.example'],
  [longest, longest],
  [` ${longest} `, longest],
  [`${' '.repeat(50_000)}a@b.co`, 'a@b.co'],
])('%.60j is something@something.tld (S-22)', (raw, email) => {
  expect(parseEmail(raw)).toBe(email)
})

test.each([
  '',
  ' ',
  'ann',
  'ann@',
  '@shop.example',
  'ann@shop',
  'ann@shop.',
  'ann@.example',
  'ann@.shop.example',
  'ann@shop..example',
  'ann@shop.e',
  'ann@shop.example.',
  'ann@@shop.example',
  'ann@bob@shop.example',
  'a@b.co,c@d.co',
  'ann lee@shop.example',
  'ann@shop .example',
  'ann@shop.example\r\nBcc: all@shop.example',
  'ann\u0000@shop.example',
  'ann\u200B@shop.example',
  'ann\u00A0lee@shop.example',
  'ann＠shop.example',
  'ann@shop.example:Quiet',
  'ann:lee@shop.example',
  '<ann@shop.example>',
  'ann@shop.example;bob',
  'ann,bob@shop.example',
  'ann(home)@shop.example',
  '"ann"@shop.example',
  'ann\\lee@shop.example',
  'ann@[192.0.2.1]',
  `a${longest}`,
  'a@'.repeat(25_000),
  `a@${'.'.repeat(50_000)}`,
  ` ${longest}a `,
  undefined,
  null,
  Number.NaN,
  ['ann@shop.example'],
])('%.60j is no email address (S-22, SEC-27)', raw => {
  expect(parseEmail(raw)).toBeUndefined()
})

test('whatever is taken for an email address is one, and real ones are taken (S-22)', () => {
  fc.assert(
    fc.property(fc.anything(), raw => {
      const email = parseEmail(raw)
      expect(email === undefined || parseEmail(email) === email).toBe(true)
    }),
  )
  fc.assert(fc.property(fc.emailAddress(), email => expect(parseEmail(` ${email} `)).toBe(email)))
})
