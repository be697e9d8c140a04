import { AbortedError, ContractError, HttpError, NetworkError, TimeoutError } from '@wallart/sdk'
import type { Call, Http } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import { parseBody } from '../checks/parse-body.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { planFor } from '../probes/plans.ts'
import { caseIdFor, type RunProbe } from './probe-runner.ts'

/** An `Http` for the SDK's clients that checks and logs each response first. */
export function createCheckedHttp(runProbe: RunProbe, scenario: string, site: string): Http {
  const callCounts = new Map<string, number>()
  return {
    async send<T>(operation: Operation, call: Call<T>): Promise<T> {
      const plan = planFor(operation.id)
      if (!plan) throw new TypeError(`There is no plan for ${operation.id}`)
      const callNumber = (callCounts.get(operation.id) ?? 0) + 1
      callCounts.set(operation.id, callNumber)
      const name = callNumber === 1 ? scenario : `${scenario} ${callNumber}`
      const { contract, signal: _, ...probeCall } = call
      const expectedStatuses = operation.answer === 'location' ? [303, 302, 301, 307] : [200, 201, 204, 202]
      const { exchange } = await runProbe(
        plan,
        { kind: 'positive', name, status: expectedStatuses },
        probeCall,
        caseIdFor(operation.id, name, site),
      )
      return parseExchange(operation, exchange, contract)
    },
  }
}

export function withBearerToken(http: Http, token: () => string | undefined): Http {
  return {
    send(operation, call) {
      if (operation.access !== 'shopper' || call.headers?.['authorization']) return http.send(operation, call)
      const headers = { ...call.headers, authorization: `Bearer ${token() ?? ''}` }
      return http.send(operation, { ...call, headers })
    },
  }
}

async function parseExchange<T>(
  operation: Operation,
  exchange: Exchange,
  contract: Call<T>['contract'],
): Promise<T> {
  const context = { operation: operation.id }
  const { status, failure, headers } = exchange
  if (failure === 'timeout') throw new TimeoutError(context)
  if (failure === 'aborted') throw new AbortedError(context)
  if (failure || status === undefined) throw new NetworkError(context)
  const isRedirect = status >= 300 && status < 400
  if (status >= 400 || (isRedirect && operation.answer !== 'location'))
    throw new HttpError({ status }, context)
  const body =
    operation.answer === 'location' ? { json: { location: headers['location'] } } : parseBody(exchange)
  const result = await contract['~standard'].validate('json' in body ? body.json : undefined)
  if (result.issues) throw new ContractError([{ pointer: '', message: 'broken' }], context)
  return result.value
}
