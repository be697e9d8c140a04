import * as fc from 'fast-check'
import { validatePasswordChange } from './validate-password-change.ts'
import { validateResetPassword } from './validate-reset-password.ts'
import { validatePasswordlessSignIn, validateSignIn } from './validate-sign-in.ts'

const EMAIL = { field: 'email', code: 'sign-in.email-required', message: 'Please enter your email address.' }
const PASSWORD = {
  field: 'password',
  code: 'sign-in.password-required',
  message: 'Please enter your password.',
}
const RESET = { field: 'email', code: 'email.invalid', message: 'Please enter a valid email address.' }
const CURRENT = {
  field: 'currentPassword',
  code: 'current-password.required',
  message: 'Please enter your current password.',
}
const NEW = { field: 'password', code: 'password.required', message: 'Please create a password.' }

test.each([
  [{}, [EMAIL, PASSWORD]],
  [null, [EMAIL, PASSWORD]],
  [{ email: 'ann', password: 'x' }, [EMAIL]],
  [{ email: ' ', password: 'x' }, [EMAIL]],
  [{ email: 'ann@shop.example', password: '' }, [PASSWORD]],
  [{ email: 'ann@shop.example', password: 'x'.repeat(257) }, [PASSWORD]],
  [{ email: 'ann@shop.example', password: 7 }, [PASSWORD]],
])('signing in with %.60j gets its messages in order (VAL-17, VAL-18, C-33)', (form, error) => {
  expect(validateSignIn(form)).toEqual({ ok: false, error })
})

test.each(['x', ' ', 'x'.repeat(256)])('signing in takes the password %.20j as it is (VAL-18)', password => {
  expect(validateSignIn({ email: ' Ann@shop.example ', password })).toEqual({
    ok: true,
    value: { email: 'Ann@shop.example', password },
  })
})

test('signing in without a password needs the email alone (VAL-17)', () => {
  expect(validatePasswordlessSignIn({ email: ' ann@shop.example' })).toEqual({
    ok: true,
    value: { email: 'ann@shop.example' },
  })
  expect(validatePasswordlessSignIn({ email: 'ann' })).toEqual({ ok: false, error: [EMAIL] })
  expect(validatePasswordlessSignIn(null)).toEqual({ ok: false, error: [EMAIL] })
})

test('asking for a new password needs a valid email (PWR-03, C-33)', () => {
  expect(validateResetPassword({ email: 'ann@shop.example ' })).toEqual({
    ok: true,
    value: { email: 'ann@shop.example' },
  })
  expect(validateResetPassword({ email: '' })).toEqual({ ok: false, error: [RESET] })
  expect(validateResetPassword(undefined)).toEqual({ ok: false, error: [RESET] })
})

test.each([
  [{}, [CURRENT, NEW]],
  [{ currentPassword: '', password: 'Abcdef1!' }, [CURRENT]],
  [{ currentPassword: 'x'.repeat(257), password: 'Abcdef1!' }, [CURRENT]],
  [{ currentPassword: 'x', password: '' }, [NEW]],
])('changing the password with %.80j gets its messages in order (VAL-05, S-29)', (form, error) => {
  expect(validatePasswordChange(form)).toEqual({ ok: false, error })
})

test.each([' x', 'x'.repeat(256)])(
  'the old password %.20j may be poor, the new one not (VAL-05, S-29)',
  currentPassword => {
    expect(validatePasswordChange({ currentPassword, password: ' Abcdef1!' })).toEqual({
      ok: true,
      value: { currentPassword, password: ' Abcdef1!' },
    })
  },
)

test('whatever signs in, signs in again, and nothing makes the checks stumble (VAL-17, VAL-18, PWR-03)', () => {
  const email = fc.oneof(fc.emailAddress(), fc.anything())
  fc.assert(
    fc.property(email, fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), (entered, password) => {
      const form = { email: entered, password, currentPassword: password }
      for (const check of [validateSignIn, validatePasswordlessSignIn, validateResetPassword]) {
        const checked = check(form)
        expect(checked.ok ? check(checked.value) : checked).toEqual(checked)
      }
      const changed = validatePasswordChange(form)
      expect(changed.ok ? validatePasswordChange(changed.value) : changed).toEqual(changed)
    }),
  )
})
