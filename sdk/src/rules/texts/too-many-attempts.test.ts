import { tooManyAttempts } from './too-many-attempts.ts'

test.each([
  [0, 'Too many attempts. Please try again in 1 second.'],
  [1, 'Too many attempts. Please try again in 1 second.'],
  [41.2, 'Too many attempts. Please try again in 42 seconds.'],
  [120, 'Too many attempts. Please try again in 120 seconds.'],
  [121, 'Too many attempts. Please try again in 3 minutes.'],
  [3600, 'Too many attempts. Please try again in 60 minutes.'],
])('a wait of %p seconds is told as %j', (seconds, message) => {
  expect(tooManyAttempts(seconds).message).toBe(message)
})

test('seconds and minutes have their own texts, with the number as a value', () => {
  expect(tooManyAttempts(42)).toMatchObject({ code: 'error.too-many-attempts', values: { n: 42 } })
  expect(tooManyAttempts(600)).toMatchObject({ code: 'error.too-many-attempts-minutes', values: { n: 10 } })
})
