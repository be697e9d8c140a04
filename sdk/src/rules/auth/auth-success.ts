import type { AuthDialogState } from './auth-dialog.ts'
import { welcomeToast, type WelcomeToast } from './welcome-toast.ts'

/** What follows when a shopper becomes registered while the sign-in dialog is open. */
export type AuthSuccess =
  { readonly callback: 'signed-in'; readonly toast: WelcomeToast } | { readonly callback: 'registered' }

/** Whom to tell that a shopper became registered: the sign-in view greets, the register view only reports. */
export function authSuccess(
  { open, view }: Pick<AuthDialogState, 'open' | 'view'>,
  firstName: string | undefined,
): AuthSuccess | undefined {
  if (!open) return undefined
  if (view === 'login') return { callback: 'signed-in', toast: welcomeToast(firstName) }
  return view === 'register' ? { callback: 'registered' } : undefined
}
