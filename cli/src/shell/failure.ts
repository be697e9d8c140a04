export type FailureCode =
  | 'broken'
  | 'usage'
  | 'not-found'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'server'
  | 'bad-answer'
  | 'config'
  | 'refused'
  | 'cleanup'
  | 'out-of-time'
  | 'unwritten'
  | SignalCode

export type SignalCode = 'interrupted' | 'terminated'

export interface FailureDetails {
  readonly hint?: string
  readonly requestId?: string
}

export class Failure extends Error {
  override readonly name: string = 'Failure'
  readonly family = 'wallart-cli' as const
  readonly code: FailureCode
  readonly hint?: string
  readonly requestId?: string

  constructor(code: FailureCode, message: string, { hint, requestId }: FailureDetails = {}) {
    super(message)
    this.code = code
    if (hint) this.hint = hint
    if (requestId) this.requestId = requestId
  }
}
