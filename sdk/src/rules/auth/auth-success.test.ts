import { authSuccess } from './auth-success.ts'
import { welcomeToast } from './welcome-toast.ts'

test.each([
  [true, 'login', { callback: 'signed-in', toast: welcomeToast('Ada') }],
  [true, 'register', { callback: 'registered' }],
  [true, 'password', undefined],
  [true, 'email', undefined],
  [false, 'login', undefined],
  [false, 'register', undefined],
] as const)(
  'somebody becomes registered, dialog open %p at %s (AUT-12, AUT-13, AUT-15, AUT-16)',
  (open, view, success) => {
    expect(authSuccess({ open, view }, 'Ada')).toEqual(success)
  },
)
