import type { Call } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'

export interface ExchangeRequest {
  readonly caseId: string
  readonly operation: Operation
  readonly call: Omit<Call<unknown>, 'contract' | 'signal'>
}

export type ExchangeFailure =
  'network' | 'timeout' | 'aborted' | 'cut' | 'too-large' | 'not-recorded' | 'not-configured'

export interface Exchange {
  readonly caseId: string
  readonly operation: string
  readonly status?: number
  /** Keyed by lowercase name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text?: string
  readonly failure?: ExchangeFailure
  /** Why a `network` failure happened. */
  readonly networkReason?: string
  readonly ms: number
  readonly bytes: number
}

export type Exchanger = (request: ExchangeRequest) => Promise<Exchange>
