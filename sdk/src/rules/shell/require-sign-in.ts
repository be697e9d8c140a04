import type { Message } from '../../model/message.ts'

/** Whether a shopper may go on, or what asks for an account. */
export type SignInRequirement =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly show: 'dialog' }
  | { readonly allowed: false; readonly show: 'toast'; readonly message: Message<'auth.required'> }

/** What guards an action for customers only: the dialog, or on the sign-in page itself a toast. */
export function requireSignIn(isRegistered: boolean, path: string): SignInRequirement {
  if (isRegistered) return { allowed: true }
  if (path !== '/login') return { allowed: false, show: 'dialog' }
  const message = { code: 'auth.required', message: 'Please sign in to continue!' } as const
  return { allowed: false, show: 'toast', message }
}
