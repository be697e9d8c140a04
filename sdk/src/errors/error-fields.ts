/** Every way in which a call of the SDK can fail. */
export type SdkErrorCode =
  | 'aborted'
  | 'bad-answer'
  | 'config'
  | 'conflict'
  | 'forbidden'
  | 'http'
  | 'network'
  | 'not-found'
  | 'refused'
  | 'rate-limited'
  | 'server'
  | 'timeout'
  | 'unavailable'
  | 'unauthorized'
  | 'unreadable'

/** Why a service could not be reached; browsers do not tell being offline from a host that forbids the page. */
export type NetworkReason =
  'dns' | 'refused' | 'tls' | 'reset' | 'blocked-port' | 'offline-or-cors' | 'unknown'

/** One place where an answer breaks its contract: a JSON pointer, never a value. */
export interface ContractIssue {
  readonly pointer: string
  readonly message: string
}

interface RefusalFields {
  readonly status: number
  readonly problem: string | undefined
  readonly retryAfterMs: number | undefined
  readonly sentence: string | undefined
  readonly basketIds: readonly string[]
}

/** The codes of refusals. */
export type HttpErrorCode =
  'conflict' | 'forbidden' | 'http' | 'not-found' | 'rate-limited' | 'server' | 'unauthorized'

/** What an error of a code has beside the fields that all have; a session that ended is unauthorized without a status. */
export type ErrorFields<Code extends SdkErrorCode> = Code extends 'network'
  ? { readonly reason: NetworkReason; readonly detail: string | undefined }
  : Code extends 'bad-answer'
    ? { readonly issues: readonly ContractIssue[] }
    : Code extends 'unauthorized'
      ? { readonly [Name in keyof RefusalFields]?: RefusalFields[Name] | undefined }
      : Code extends HttpErrorCode
        ? RefusalFields
        : unknown
