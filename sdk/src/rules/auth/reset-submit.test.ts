import { resetSubmit } from './reset-submit.ts'

test('any answer is success, only silence is an error (PWR-05, C-06)', () => {
  expect(resetSubmit(true)).toEqual({ sent: true })
  expect(resetSubmit(false)).toEqual({
    sent: false,
    message: { code: 'error.generic', message: 'Something went wrong. Try again!' },
  })
})
