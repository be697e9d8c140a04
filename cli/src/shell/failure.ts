/** Why a command of this program ends without a result. */
export type FailureCode =
  | 'no'
  | 'usage'
  | 'not-found'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'server'
  | 'config'
  | 'refused'
  | SignalCode

/** How somebody ended the program from outside. */
export type SignalCode = 'interrupted' | 'terminated'

/** What helps besides the sentence. */
export interface FailureDetails {
  readonly hint?: string
  readonly requestId?: string
}

/** A command cannot do what it was asked; its message is one sentence for a person. */
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
