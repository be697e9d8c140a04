/** With what a shopper signs in. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** To whom a sign-in e-mail goes and where its link leads. */
export interface PasswordlessStart {
  readonly userId: string
  /** Who is told to send the e-mail; without it the service sends it. */
  readonly callbackUri?: string | undefined
  /** The page of this site that is shown after signing in. */
  readonly redirectUrl?: string | undefined
  readonly usid?: string | undefined
  readonly registerCustomer?: boolean | undefined
}

/** To whom a reset e-mail goes. */
export interface PasswordResetStart {
  readonly userId: string
  /** Who is told to send the e-mail; without it the service sends it. */
  readonly callbackUri?: string | undefined
}

/** A new password and the token that allows it. */
export interface PasswordReset {
  readonly userId: string
  readonly token: string
  readonly newPassword: string
}
