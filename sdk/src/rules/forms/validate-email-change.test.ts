import { PASSWORD_MAX_LENGTH } from './password-issue.ts'
import { validateEmailChange } from './validate-email-change.ts'

test('a new address is cleaned, the password stays as it was typed (S-29)', () => {
  expect(validateEmailChange({ email: ' Ann@shop.example ', currentPassword: ' a b ' })).toEqual({
    ok: true,
    value: { email: 'Ann@shop.example', currentPassword: ' a b ' },
  })
})

test.each([
  [null, ['email', 'currentPassword']],
  [{ email: 'ann@shop.example' }, ['currentPassword']],
  [{ email: 'ann@shop.example', currentPassword: '' }, ['currentPassword']],
  [{ email: 'ann@shop.example', currentPassword: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) }, ['currentPassword']],
  [{ email: 'ann', currentPassword: 'x' }, ['email']],
  [{ email: ['ann@shop.example'], currentPassword: { x: 1 } }, ['email', 'currentPassword']],
])('the change %# is wrong in %j', (form, fields) => {
  const checked = validateEmailChange(form)
  expect(checked.ok ? [] : checked.error.map(({ field }) => field)).toEqual(fields)
})
