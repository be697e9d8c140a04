import { commonPasswordIssue } from './common-passwords.server.ts'

const ENDINGS = ['1', '12', '123', '1234', '2024', '2025', '2026', '!', '1!', '123!']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

test.each([
  'password',
  'welcome',
  'qwerty',
  'iloveyou',
  'dragon',
  'sunshine',
  'michael',
  'football',
  'letmein',
])('%s is refused in all its usual disguises', word => {
  for (const ending of ENDINGS) {
    expect(commonPasswordIssue(word + ending)).toMatchObject({ code: 'password.common' })
    expect(commonPasswordIssue(capital(word) + ending)).toMatchObject({ code: 'password.common' })
  }
})

test('what the demo customers and the tests use is not refused, and neither is nothing', () => {
  for (const password of ['Gallery2026!', 'Quiet.Ridge.7', '', undefined])
    expect(commonPasswordIssue(password)).toBeUndefined()
})
