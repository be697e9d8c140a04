import * as fc from 'fast-check'
import {
  AUTH_DIALOG_START,
  authDialogNext,
  type AuthDialogEvent,
  type AuthDialogState,
  type AuthView,
} from './auth-dialog.ts'

const VIEWS: readonly AuthView[] = ['login', 'register', 'password', 'email']
const at = (view: AuthView, more: Partial<AuthDialogState> = {}): AuthDialogState => ({
  open: true,
  view,
  loginType: 'password',
  resetSent: false,
  formKey: 5,
  ...more,
})

test('the dialog starts closed (AUT-01)', () => {
  expect(AUTH_DIALOG_START).toEqual({
    open: false,
    view: 'login',
    loginType: 'password',
    resetSent: false,
    formKey: 0,
  })
})

test('every opening starts over at the initial view with an empty form (AUT-05, AUT-06)', () => {
  const left = at('password', { open: false, loginType: 'passwordless', resetSent: true })
  expect(authDialogNext(left, { type: 'open' })).toEqual(at('login', { formKey: 6 }))
  expect(authDialogNext(left, { type: 'open', view: 'register' })).toEqual(at('register', { formKey: 6 }))
})

test('links lead from view to view and empty the form (AUT-06 to AUT-10, C-05)', () => {
  const reached = VIEWS.flatMap(from =>
    VIEWS.filter(to => authDialogNext(at(from), { type: 'show', view: to }).view === to && to !== from).map(
      to => `${from} to ${to}`,
    ),
  )
  expect(reached).toEqual([
    'login to register',
    'login to password',
    'register to login',
    'password to login',
    'email to login',
  ])
  expect(authDialogNext(at('password', { resetSent: true }), { type: 'show', view: 'login' })).toEqual(
    at('login', { formKey: 6 }),
  )
})

const PASSWORDLESS = at('login', { loginType: 'passwordless' })

test.each<[string, AuthDialogState, AuthDialogEvent, AuthDialogState]>([
  ['a link to the same view changes nothing', at('login'), { type: 'show', view: 'login' }, at('login')],
  ['sign-in turns passwordless (AUT-33)', at('login'), { type: 'toggle-login-type' }, PASSWORDLESS],
  ['and back (AUT-33)', PASSWORDLESS, { type: 'toggle-login-type' }, at('login')],
  ['only sign-in has two types (AUT-33)', at('register'), { type: 'toggle-login-type' }, at('register')],
  [
    'a passwordless success shows the email-sent view (AUT-02, AUT-34)',
    PASSWORDLESS,
    { type: 'email-sent' },
    at('email', { loginType: 'passwordless', formKey: 6 }),
  ],
  [
    'a resend stays in the email-sent view (AUT-04)',
    at('email', { loginType: 'passwordless' }),
    { type: 'email-sent' },
    at('email', { loginType: 'passwordless' }),
  ],
  ['a password sign-in sends no e-mail (C-05)', at('login'), { type: 'email-sent' }, at('login')],
  [
    'a registration sends no sign-in e-mail (C-05)',
    at('register', { loginType: 'passwordless' }),
    { type: 'email-sent' },
    at('register', { loginType: 'passwordless' }),
  ],
  [
    'the password view shows its success (AUT-11)',
    at('password'),
    { type: 'reset-sent' },
    at('password', { resetSent: true }),
  ],
  ['no other view does (AUT-11)', at('login'), { type: 'reset-sent' }, at('login')],
  ['a registered user closes it (AUT-12)', at('login'), { type: 'registered' }, at('login', { open: false })],
  [
    'a click outside closes it (AUT-18)',
    at('email'),
    { type: 'outside-click' },
    at('email', { open: false }),
  ],
  [
    'an account of the old shop closes it (PWR-09)',
    at('login'),
    { type: 'legacy-account' },
    at('login', { open: false }),
  ],
  [
    'business registration closes it (AUT-19)',
    at('login'),
    { type: 'moved', path: '/art/en-us/b2b_registration' },
    at('login', { open: false }),
  ],
  [
    'with a slash at the end, too (AUT-19)',
    at('login'),
    { type: 'moved', path: '/b2b_registration/' },
    at('login', { open: false }),
  ],
  ['other pages do not (AUT-19)', at('login'), { type: 'moved', path: '/registration' }, at('login')],
  [
    'pages below do not (AUT-19)',
    at('login'),
    { type: 'moved', path: '/b2b_registration/more' },
    at('login'),
  ],
  [
    'a path that only ends alike does not (AUT-19)',
    at('login'),
    { type: 'moved', path: '/my-b2b_registration' },
    at('login'),
  ],
])('%s', (_sentence, state, event, next) => {
  expect(authDialogNext(state, event)).toEqual(next)
})

test('a closed dialog only opens (AUT-05)', () => {
  const events: readonly AuthDialogEvent[] = [
    { type: 'show', view: 'register' },
    { type: 'toggle-login-type' },
    { type: 'email-sent' },
    { type: 'reset-sent' },
    { type: 'registered' },
  ]
  for (const event of events) expect(authDialogNext(AUTH_DIALOG_START, event)).toBe(AUTH_DIALOG_START)
})

test('the email-sent view is reached by a passwordless request alone (C-05)', () => {
  const event = fc.constantFrom<AuthDialogEvent>(
    { type: 'open' },
    { type: 'toggle-login-type' },
    { type: 'reset-sent' },
    { type: 'registered' },
    { type: 'outside-click' },
    ...VIEWS.map(view => ({ type: 'show', view }) as const),
  )
  fc.assert(
    fc.property(fc.array(event), events => {
      expect(events.reduce(authDialogNext, AUTH_DIALOG_START).view).not.toBe('email')
    }),
  )
})
