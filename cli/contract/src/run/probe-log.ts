import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import { getPasswordlessToken } from '@wallart/sdk/operations/get-passwordless-token'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import type { ExchangeRequest, Exchange } from '../exchange/exchange.ts'
import type { Finding } from '../report/finding.ts'
import type { ResponseCheck } from '../checks/check-response.ts'
import type { Plan, Probe } from '../model/plan.ts'
import { keyVariable } from './key-variable.ts'
import type { Reason } from '../report/report.ts'

export interface ProbeResult {
  readonly plan: Plan
  readonly caseId: string
  readonly probe: Pick<Probe, 'kind' | 'name'>
  readonly call?: ExchangeRequest['call']
  readonly exchange?: Exchange
  readonly reason?: Reason
  readonly findings: readonly Finding[]
  /** True for what undoes and ends what the check began. */
  readonly isCleanup?: boolean
  readonly sample?: ResponseCheck['sample']
}

export interface ProbeLog {
  readonly results: ProbeResult[]
}

/** True where something was answered, and nothing within the budget. */
export function isAlwaysLate(results: readonly ProbeResult[]): boolean {
  const answered = results.filter(({ exchange }) => exchange?.status !== undefined)
  return answered.length > 0 && answered.every(isLate)
}

export function isLate({ findings }: Pick<ProbeResult, 'findings'>): boolean {
  return findings.some(({ kind }) => kind === 'budget')
}

/** Public, but what they are sent can be refused. */
const CREDENTIAL_OPERATIONS: ReadonlySet<string> = new Set(
  [authorizeGuest, getToken, logIn, getPasswordlessToken].map(({ id }) => id),
)

export function inconclusiveReason(
  exchange: Exchange,
  probe: Pick<Probe, 'status'>,
  { operation: { service, access, id } }: Pick<Plan, 'operation'>,
): Reason | undefined {
  const { failure, status } = exchange
  if (failure === 'timeout') {
    const what = status === undefined ? 'No response' : 'No end of the response'
    return { code: 'timeout', message: `${what} within ${Math.round(exchange.ms / 100) / 10} s` }
  }
  if (failure === 'network') return { code: 'network', message: unreachableText(exchange) }
  if (failure === 'aborted') return { code: 'aborted', message: 'The run ended before the response' }
  if (failure === 'not-recorded')
    return { code: 'not-recorded', message: 'The recorded run has no response for this probe' }
  if (failure === 'not-configured')
    return {
      code: 'not-configured',
      message: `The environment has no address for the service ${service}`,
      next: ['help environment'],
    }
  const isExpected = status !== undefined && probe.status.includes(status)
  if (status === 429 && !isExpected) return { code: 'rate-limited', message: 'The service is rate limiting' }
  const expectsSuccess = (probe.status[0] ?? 200) < 400
  // A public operation that asks for a key has broken its contract.
  const needsKey = access !== 'public' || CREDENTIAL_OPERATIONS.has(id)
  if ((status === 401 || status === 403) && expectsSuccess && needsKey)
    return {
      code: 'unauthorized',
      message:
        id === logIn.id
          ? `${status} from upstream: the account was refused (--account-file)`
          : `${status} from upstream: a key, a token or a permission is missing (${keyVariable(service) ?? 'clientId, SCAPI_CLIENT_SECRET'})`,
      next: ['help environment'],
    }
  return undefined
}

const NETWORK_TEXTS: Readonly<Record<string, string>> = {
  dns: 'its host name cannot be resolved',
  refused: 'the connection was refused',
  tls: 'no secure connection could be made, as with a certificate that is not trusted',
  reset: 'the connection was reset',
  'blocked-port': 'fetch never asks that port',
}

function unreachableText({ networkReason = '' }: Exchange): string {
  const text = NETWORK_TEXTS[networkReason]
  return text ? `The service was unreachable: ${text}` : 'The service was unreachable'
}
