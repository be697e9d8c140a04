/** What an authorization was answered with: a code that buys tokens, or why there is none. */
export type Authorization = GrantedAuthorization | RefusedAuthorization

/** A code that can be exchanged for tokens, once. */
export interface GrantedAuthorization {
  readonly code: string
  readonly usid: string
}

/** Why an authorization was not given. */
export interface RefusedAuthorization {
  /** The kind of refusal, as in invalid_request. */
  readonly refused: string
  /** The service's own sentence. */
  readonly sentence?: string
}
