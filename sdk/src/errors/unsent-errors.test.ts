import { RefusedError, UnavailableError } from './unsent-errors.ts'

test.each([
  [UnavailableError, 'UnavailableError', 'unavailable', 'get-thing was not sent: its service is unavailable'],
  [RefusedError, 'RefusedError', 'refused', 'get-thing was not sent: only reading is allowed'],
])('a call that was not sent says why: %p', (Unsent, name, code, message) => {
  expect(new Unsent({ operation: 'get-thing' })).toMatchObject({
    name,
    code,
    message,
    operation: 'get-thing',
  })
})
