import type { Customer } from './customer.ts'

/** Tokens as they are issued: how long they live is known, since when is not. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Names one browser across its sessions. */
  readonly usid: string
  readonly customerId: string
  /** The customer as the recommendations may know them. */
  readonly encUserId: string
  readonly accessSeconds: number
  readonly refreshSeconds: number
  readonly dnt?: boolean
}

/** A shopper's standing with the commerce API, from sign-in or first personal action to sign-out. */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  /** Names one browser across its sessions. */
  readonly usid: string
  readonly customerId: string
  /** The customer as the recommendations may know them. */
  readonly encUserId: string
  readonly customerType: Customer['customerType']
  /** Do not track. */
  readonly dnt: boolean
  /** Epoch milliseconds. */
  readonly accessEndsAt: number
  /** Epoch milliseconds. */
  readonly refreshEndsAt: number
}
