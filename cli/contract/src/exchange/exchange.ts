import type { Call } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'

/** What is asked: an operation with its values, under the name that this one case has in its run. */
export interface ExchangeRequest {
  readonly caseId: string
  readonly operation: Operation
  readonly call: Omit<Call<unknown>, 'contract' | 'signal'>
}

/** Why there is no whole answer. */
export type ExchangeFailure = 'network' | 'timeout' | 'aborted' | 'cut' | 'too-large' | 'not-recorded'

/** What came of it: an answer as it stands, or why there is none. */
export interface Exchange {
  readonly caseId: string
  readonly operation: string
  readonly status?: number
  /** Under their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly text?: string
  readonly failure?: ExchangeFailure
  readonly ms: number
  readonly bytes: number
}

/** Carries a question to wherever the answers are: a service, or a recorded run. */
export type Exchanger = (request: ExchangeRequest) => Promise<Exchange>
