import { ContractError, HttpError, NetworkError, TimeoutError } from '@wallart/sdk'
import type { Call, Http } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import { bodyOf } from '../checks/body.ts'
import type { Exchange } from '../exchange.ts'
import { planFor } from '../probes/plans.ts'
import { caseIdOf, type Interview } from './interview.ts'

/** A sender for the SDK's own clients that checks and writes down every answer before the client reads it. */
export function checkedHttp(interview: Interview, scenario: string, site: string): Http {
  const times = new Map<string, number>()
  return {
    async send<T>(operation: Operation, call: Call<T>): Promise<T> {
      const plan = planFor(operation.id)
      if (!plan) throw new TypeError(`There is no plan for ${operation.id}`)
      const time = (times.get(operation.id) ?? 0) + 1
      times.set(operation.id, time)
      const name = time === 1 ? scenario : `${scenario} ${time}`
      const { contract, signal: _, ...requested } = call
      const right = operation.answersWithLocation ? [303, 302, 301, 307] : [200, 201, 204, 202]
      const { exchange } = await interview(
        plan,
        { kind: 'positive', name, status: right },
        requested,
        caseIdOf(operation.id, name, site),
      )
      return valueOf(operation, exchange, contract)
    },
  }
}

/** The same sender in somebody's name. */
export function inTheNameOf(http: Http, token: () => string | undefined): Http {
  return {
    send(operation, call) {
      if (operation.access !== 'shopper' || call.headers?.['authorization']) return http.send(operation, call)
      const headers = { ...call.headers, authorization: `Bearer ${token() ?? ''}` }
      return http.send(operation, { ...call, headers })
    },
  }
}

async function valueOf<T>(
  operation: Operation,
  exchange: Exchange,
  contract: Call<T>['contract'],
): Promise<T> {
  const context = { operation: operation.id }
  const { status, failure, headers } = exchange
  if (failure === 'timeout') throw new TimeoutError(context)
  if (failure || status === undefined) throw new NetworkError(context)
  const isMoved = status >= 300 && status < 400
  if (status >= 400 || (isMoved && !operation.answersWithLocation)) throw new HttpError({ status }, context)
  const body = operation.answersWithLocation ? { json: { location: headers['location'] } } : bodyOf(exchange)
  const result = await contract['~standard'].validate('json' in body ? body.json : undefined)
  if (result.issues) throw new ContractError([{ pointer: '', message: 'broken' }], context)
  return result.value
}
