import { GENERIC_ERROR } from './generic-error.ts'

test('the generic message is the specified one (ERR-16, C-35, PRM-10, BSK-08)', () => {
  expect(GENERIC_ERROR).toEqual({ code: 'error.generic', message: 'Something went wrong. Try again!' })
})
