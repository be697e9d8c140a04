import * as fc from 'fast-check'
import { PASSWORD_MIN_LENGTH, passwordChecks } from './password-checks.ts'
import { PASSWORD_MAX_LENGTH, passwordIssue } from './password-issue.ts'
import { passwordStrength } from './password-strength.ts'

const failing = (password: string) =>
  passwordChecks(password)
    .filter(check => !check.holds)
    .map(check => check.id)

test('the five checks carry the messages of the form in its order (VAL-06 to VAL-10, S-15)', () => {
  expect(passwordChecks('')).toEqual([
    {
      id: 'length',
      code: 'password.length',
      message: 'Password must contain at least 8 characters.',
      holds: false,
    },
    {
      id: 'uppercase',
      code: 'password.uppercase',
      message: 'Password must contain at least one uppercase letter.',
      holds: false,
    },
    {
      id: 'lowercase',
      code: 'password.lowercase',
      message: 'Password must contain at least one lowercase letter.',
      holds: false,
    },
    {
      id: 'number',
      code: 'password.number',
      message: 'Password must contain at least one number.',
      holds: false,
    },
    {
      id: 'special',
      code: 'password.special',
      message: 'Password must contain at least one special character.',
      holds: false,
    },
  ])
})

test.each([
  ['Abcdef1!', []],
  ['Abcde1!', ['length']],
  ['Abcd1!🎨', ['length']],
  ['Abcde1!🎨', []],
  ['abcdef1!', ['uppercase']],
  ['ABCDEF1!', ['lowercase']],
  ['Abcdefg!', ['number']],
  ['Abcdefg1', ['special']],
  ['Äbcdefg1!', ['uppercase']],
  ['ÄBCDEFG1!', ['lowercase']],
  ['ＡＢｃｄｅｆ１！', ['uppercase', 'lowercase', 'number', 'special']],
  ['AZazaz1!', []],
  ['AZaz09!!', []],
  ['Z0z.....', []],
  ['A9a.....', []],
  ['        ', ['uppercase', 'lowercase', 'number', 'special']],
])('%j lacks %j (VAL-06 to VAL-10)', (password, lacks) => {
  expect(failing(password)).toEqual(lacks)
})

test.each(Array.from('!@#$%^&*(),.?":{}|<>'))('%s is a special character (VAL-10)', character => {
  expect(failing(`Abcdefg1${character}`)).toEqual([])
})

test.each(Array.from("-_ \\'/;[]+=~`§€🎨"))(
  '%s is allowed but no special character (VAL-10, S-17)',
  character => {
    expect(failing(`Abcdefg1${character}`)).toEqual(['special'])
    expect(passwordIssue(`Abcdefg1!${character}`)).toBeUndefined()
  },
)

test.each([
  ['', 'password.required', 'Please create a password.'],
  ['a', 'password.length', 'Password must contain at least 8 characters.'],
  ['aaaaaaaa', 'password.uppercase', 'Password must contain at least one uppercase letter.'],
  ['AAAAAAAA', 'password.lowercase', 'Password must contain at least one lowercase letter.'],
  ['Aaaaaaaa', 'password.number', 'Password must contain at least one number.'],
  ['Aaaaaaa1', 'password.special', 'Password must contain at least one special character.'],
  [
    `Aa1!${'a'.repeat(PASSWORD_MAX_LENGTH - 3)}`,
    'password.too-long',
    'Password must contain at most 256 characters.',
  ],
  ['a'.repeat(50_000), 'password.too-long', 'Password must contain at most 256 characters.'],
])('%.20j shows only the first message (VAL-05 to VAL-10, S-15, S-16)', (password, code, message) => {
  expect(passwordIssue(password)).toEqual({ field: 'password', code, message })
})

test.each(['Abcdef1!', `Aa1!${'a'.repeat(PASSWORD_MAX_LENGTH - 4)}`])(
  '%.20j is a good password (VAL-06)',
  password => {
    expect(passwordIssue(password)).toBeUndefined()
  },
)

test('a password has 8 to 256 characters (VAL-06)', () => {
  expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 256])
})

test.each([
  ['', 0, 'password.strength.empty', 'Empty'],
  ['ä', 0, 'password.strength.weak', 'Weak'],
  ['a', 1, 'password.strength.weak', 'Weak'],
  ['a1', 2, 'password.strength.weak', 'Weak'],
  ['aA1', 3, 'password.strength.fair', 'Fair'],
  ['aA1!', 4, 'password.strength.good', 'Good'],
  ['aA1!aaaa', 5, 'password.strength.strong', 'Strong'],
])('the strength of %j is %d, in words (S-16)', (password, score, code, message) => {
  expect(passwordStrength(password)).toEqual({
    score,
    label: { code, message },
    checks: passwordChecks(password),
  })
})

test('a password is good exactly when it is strong and not too long (S-16)', () => {
  const password = fc.string({ unit: fc.constantFrom(...Array.from('aA1!é 🎨')), maxLength: 300 })
  fc.assert(
    fc.property(fc.oneof(password, fc.string({ unit: 'binary' })), typed => {
      const isGood = passwordStrength(typed).score === 5 && typed.length <= PASSWORD_MAX_LENGTH
      expect(passwordIssue(typed) === undefined).toBe(isGood)
    }),
  )
})
