import type { AuthView, Message } from '@wallart/sdk'

/** The link of an e-mail works no longer. */
export const LINK_ENDED: Message = {
  code: 'sign-in.link-ended',
  message: 'This link has been used or has expired. Please ask for a new one.',
}

/** The merge at the sign-in has failed. */
export const CART_NOT_MERGED: Message = {
  code: 'cart.not-merged',
  message:
    'What was in your cart before you signed in could not be added yet. We try again when you open your cart.',
}

/** Beside the e-mail address of a registration whose account exists. */
export const EMAIL_TAKEN: Message = {
  code: 'registration.email-taken',
  message: 'Sign in with this email, or enter another one.',
}

export const CONTINUE: Message = { code: 'sign-in.continue', message: 'Continue' }

export const SIGN_IN: Message = { code: 'ui.sign-in', message: 'Sign In' }

export const CREATE_ACCOUNT: Message = { code: 'sign-in.create-account', message: 'Create account' }

export const EMAIL_LABEL: Message = { code: 'ui.email', message: 'Email' }

export const PASSWORD_LABEL: Message = { code: 'ui.password', message: 'Password' }

export const VIEW_TITLES: Readonly<Record<AuthView, Message>> = {
  login: { code: 'sign-in.title', message: 'Welcome Back' },
  register: { code: 'registration.title', message: "Let's get started" },
  password: { code: 'reset.title', message: 'Forgot your password?' },
  email: { code: 'sign-in.link-sent-title', message: 'Check Your Email' },
}
