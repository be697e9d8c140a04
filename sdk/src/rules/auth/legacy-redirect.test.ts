import { LEGACY_RESET_ADDRESS, legacyRedirect } from './legacy-redirect.ts'

test('customers of the old shop set a new password (PWR-09)', () => {
  expect(LEGACY_RESET_ADDRESS).toBe('/reset-password?legacyCustomer=true')
  expect(legacyRedirect({ checkLegacy: true }, true)).toBe('/reset-password?legacyCustomer=true')
})

test('other visitors stay in the form (PWR-10)', () => {
  expect(legacyRedirect({ checkLegacy: true }, false)).toBeUndefined()
})

test('a failure of another kind is never taken for an old account (PWR-11)', () => {
  expect(legacyRedirect({}, true)).toBeUndefined()
})
