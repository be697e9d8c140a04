import * as fc from 'fast-check'
import type { AuthFailure } from './auth-failure-view.ts'
import { loginFailure } from './login-failure.ts'
import { passwordlessFailure } from './passwordless-failure.ts'
import { registrationFailure } from './registration-failure.ts'
import { resetFailure } from './reset-failure.ts'

const FLOWS = [loginFailure, registrationFailure, resetFailure, passwordlessFailure] as const
const GENERIC = { message: { code: 'error.generic', message: 'Something went wrong. Try again!' } }
const CREDENTIALS = {
  message: {
    code: 'auth.invalid-credentials',
    message: "Something's not right with your email or password. Try again.",
  },
  checkLegacy: true,
}
const EXISTS = {
  message: { code: 'auth.account-exists', message: 'Account already exists.' },
  emailFlag: true,
  showSignIn: true,
}
const EMAIL = {
  message: { field: 'email', code: 'email.invalid', message: 'Please enter a valid email address.' },
  emailFlag: true,
}
const UNAVAILABLE = {
  message: { code: 'auth.passwordless-unavailable', message: 'This feature is not currently available.' },
}

test.each<[AuthFailure, object]>([
  [{ status: 401 }, CREDENTIALS],
  [{ message: 'Unauthorized' }, CREDENTIALS],
  [{ status: 500, message: 'unauthorized credentials.' }, CREDENTIALS],
  [{ message: '401' }, CREDENTIALS],
  [{ message: 'HTTP401' }, CREDENTIALS],
  [{ message: 'Failed with 401 Unauthorised' }, CREDENTIALS],
  [{ message: 'request 14010' }, GENERIC],
  [{ message: 'request 1401' }, GENERIC],
  [{ message: 'request 4012' }, GENERIC],
  [{ status: 400 }, GENERIC],
  [{ status: 403, message: 'Forbidden' }, GENERIC],
  [{}, GENERIC],
])('a sign-in that failed with %j (AUT-31, AUT-32, PWR-08, PWR-11)', (failure, view) => {
  expect(loginFailure(failure)).toStrictEqual(view)
})

test.each<[AuthFailure, object]>([
  [{ status: 400 }, EXISTS],
  [{ message: '400 Bad Request' }, EXISTS],
  [{ message: 'HTTP400' }, EXISTS],
  [{ message: 'request 1400' }, GENERIC],
  [{ message: 'request 4001' }, GENERIC],
  [{ status: 401, message: 'Unauthorized' }, GENERIC],
  [{ status: 500 }, GENERIC],
  [{}, GENERIC],
])('a registration of either kind that failed with %j (REG-24, REG-25, REG-26, C-07)', (failure, view) => {
  expect(registrationFailure(failure)).toStrictEqual(view)
})

test.each<[AuthFailure, object]>([
  [{ status: 400 }, EMAIL],
  [{ message: '400 Bad Request' }, EMAIL],
  [{ message: 'HTTP400' }, EMAIL],
  [{ message: 'request 1400' }, GENERIC],
  [{ message: 'request 4001' }, GENERIC],
  [{ status: 404 }, GENERIC],
  [{}, GENERIC],
])('a reset token that could not be had with %j (PWR-07, C-06, S-14)', (failure, view) => {
  expect(resetFailure(failure)).toStrictEqual(view)
})

test.each<[AuthFailure, object]>([
  [{ message: "callback_uri doesn't match the registered callbacks" }, UNAVAILABLE],
  [{ message: 'Callback_uri doesn\u2019t match' }, UNAVAILABLE],
  [{ message: 'Passwordless permissions error for clientId' }, UNAVAILABLE],
  [{ message: 'client secret is not provided' }, UNAVAILABLE],
  [{ status: 404, message: 'User not found' }, EMAIL],
  [{ message: 'Invalid email' }, EMAIL],
  [{ message: 'that is an invalid e-mail' }, EMAIL],
  [{ message: 'Too many login requests were made.' }, GENERIC],
  [{ status: 400 }, GENERIC],
  [{}, GENERIC],
])('a sign-in by e-mail that failed with %j (AUT-36, S-13)', (failure, view) => {
  expect(passwordlessFailure(failure)).toStrictEqual(view)
})

test('no failure shows its own words to a shopper (S-56)', () => {
  const known = [GENERIC, CREDENTIALS, EXISTS, EMAIL, UNAVAILABLE].map(({ message }) => message.message)
  fc.assert(
    fc.property(
      fc.constantFrom(...FLOWS),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      (flow, status, message) => {
        expect(known).toContain(flow({ status, message }).message.message)
      },
    ),
  )
})
