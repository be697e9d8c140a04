import { isCommonPassword } from './is-common-password.ts'

const WORDS: ReadonlySet<string> = new Set(['password', 'qwerty', 'summer', '12345678', 'trustno1'])

test.each([
  'password',
  'Password1!',
  'P@ssw0rd',
  'P@ssw0rd123!',
  'p4$$w0rd',
  '!!Password!!',
  'Summer2026!',
  'Qwerty123$',
  'QwertyQwerty1!',
  '12345678',
  'TrustNo1',
])('%s is a common password', password => {
  expect(isCommonPassword(password, WORDS)).toBe(true)
})

test.each([
  '',
  'Quiet.Ridge.7',
  'Gallery2026!',
  'passwordless-river',
  'Summerhouse9!',
  '!!!!1111',
  'a'.repeat(256),
])('%s is none', password => {
  expect(isCommonPassword(password, WORDS)).toBe(false)
})
