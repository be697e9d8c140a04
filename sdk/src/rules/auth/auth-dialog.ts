/** What the sign-in dialog shows. */
export type AuthView = 'login' | 'register' | 'password' | 'email'

/** Where the sign-in dialog stands; a new form key means an empty form. */
export interface AuthDialogState {
  readonly open: boolean
  readonly view: AuthView
  readonly loginType: 'password' | 'passwordless'
  readonly resetSent: boolean
  readonly formKey: number
}

/** What happens to the sign-in dialog. */
export type AuthDialogEvent =
  | { readonly type: 'open'; readonly view?: Exclude<AuthView, 'email'> }
  | { readonly type: 'show'; readonly view: AuthView }
  | { readonly type: 'toggle-login-type' }
  | { readonly type: 'email-sent' }
  | { readonly type: 'reset-sent' }
  | { readonly type: 'outside-click' }
  | { readonly type: 'legacy-account' }
  | { readonly type: 'registered' }
  | { readonly type: 'moved'; readonly path: string }

/** The sign-in dialog before anything happened. */
export const AUTH_DIALOG_START: AuthDialogState = {
  open: false,
  view: 'login',
  loginType: 'password',
  resetSent: false,
  formKey: 0,
}

const LINKS: Readonly<Record<AuthView, readonly AuthView[]>> = {
  login: ['register', 'password'],
  register: ['login'],
  password: ['login'],
  email: ['login'],
}

/** Where the sign-in dialog stands after an event; whatever a view does not offer changes nothing. */
export function authDialogNext(state: AuthDialogState, event: AuthDialogEvent): AuthDialogState {
  if (event.type === 'open') {
    return { ...AUTH_DIALOG_START, ...freshView(state, event.view ?? 'login'), open: true }
  }
  return state.open && isOffered(state, event) ? { ...state, ...change(state, event) } : state
}

type OpenDialogEvent = Exclude<AuthDialogEvent, { readonly type: 'open' }>

function isOffered({ view, loginType }: AuthDialogState, event: OpenDialogEvent): boolean {
  if (event.type === 'show') return LINKS[view].includes(event.view)
  if (event.type === 'toggle-login-type') return view === 'login'
  if (event.type === 'email-sent') return view === 'login' && loginType === 'passwordless'
  if (event.type === 'reset-sent') return view === 'password'
  return event.type !== 'moved' || /\/b2b_registration\/?$/.test(event.path)
}

function change(state: AuthDialogState, event: OpenDialogEvent): Partial<AuthDialogState> {
  if (event.type === 'show') return freshView(state, event.view)
  if (event.type === 'email-sent') return freshView(state, 'email')
  if (event.type === 'reset-sent') return { resetSent: true }
  if (event.type !== 'toggle-login-type') return { open: false }
  return { loginType: state.loginType === 'password' ? 'passwordless' : 'password' }
}

function freshView(
  { formKey }: AuthDialogState,
  view: AuthView,
): Pick<AuthDialogState, 'view' | 'resetSent' | 'formKey'> {
  return { view, resetSent: false, formKey: formKey + 1 }
}
