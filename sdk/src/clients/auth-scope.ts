import type { CommerceScope } from './commerce-scope.ts'

/** The program that signs the shop's customers in. */
export interface AuthScope extends CommerceScope {
  readonly clientId: string
  /** The secret of a program that can keep one; a page cannot. */
  readonly clientSecret?: string | undefined
  /** Where an authorization's answer goes, as registered with the service. */
  readonly redirectUri: string
}
