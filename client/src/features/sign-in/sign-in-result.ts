import type { SignedInView } from './signed-in-view.ts'

/** What a sign-in form is answered: the shopper is signed in, or an e-mail is on its way. */
export type SignInResult = SignedInView | { readonly mailed: string }
