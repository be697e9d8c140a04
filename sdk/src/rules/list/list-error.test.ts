import { listError } from './list-error.ts'

test('an unknown category is not found (PLP-60)', () => {
  expect(listError(404)).toEqual({ code: 'list.category-not-found', message: 'Category Not Found' })
})

test.each([
  [500, 'HTTP Error 500 occurred.'],
  [403, 'HTTP Error 403 occurred.'],
  [405, 'HTTP Error 405 occurred.'],
  [0, 'HTTP Error 0 occurred.'],
])('error code %p says %j (PLP-61)', (code, message) => {
  expect(listError(code)).toEqual({ code: 'list.http-error', message, values: { code } })
})

test('a list without error code has no error (PLP-60, PLP-61)', () => {
  expect(listError(undefined)).toBeUndefined()
})
