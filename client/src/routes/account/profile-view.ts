export const PROFILE_PARTS = ['details', 'email', 'password', 'marketing'] as const

export type ProfilePart = (typeof PROFILE_PARTS)[number]

export interface ProfileView {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** As it is written on a letter; empty when the customer gave none. */
  readonly phone: string
  readonly company: string
  readonly isBusiness: boolean
  readonly industries: readonly string[]
  readonly acceptsMarketing: boolean
  /** The part whose form is open. */
  readonly edited?: ProfilePart
  /** The part that has just been changed. */
  readonly saved?: ProfilePart
}
