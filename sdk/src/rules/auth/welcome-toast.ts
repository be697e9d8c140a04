import type { Message } from '../../model/message.ts'

/** A greeting for a shopper who has just signed in. */
export interface WelcomeToast {
  readonly title: Message
  readonly description: Message
}

/** The greeting after sign-in, by first name when there is one. */
export function welcomeToast(firstName: string | undefined): WelcomeToast {
  const name = firstName?.trim() ?? ''
  return {
    title: name
      ? { code: 'auth.welcome', message: `Welcome ${name},`, values: { name } }
      : { code: 'auth.welcome-unnamed', message: 'Welcome!' },
    description: { code: 'auth.signed-in', message: "You're now signed in." },
  }
}
