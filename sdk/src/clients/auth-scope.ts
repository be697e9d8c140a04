import type { Clock } from '../http/options.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The program that signs the shop's customers in. */
export interface AuthScope extends CommerceScope {
  readonly clientId: string
  /** The secret of a program that can keep one; a page cannot. */
  readonly clientSecret?: string | undefined
  /** Where an authorization's answer goes, as registered with the service. */
  readonly redirectUri: string
}

/** An authentication client's scope, and the clock by which it counts how long tokens last. */
export interface AuthClientScope extends AuthScope {
  readonly clock?: Pick<Clock, 'now'>
}
