import { SdkError } from '../../errors/sdk-error.ts'
import { OPERATIONS } from '../../operations/catalogue.ts'
import type { Operation } from '../../operations/operation.ts'
import { createHttp, DEFAULT_TOTAL_MS } from '../http.ts'
import { anyContract } from './any-contract.ts'
import type { BadResponse } from './bad-responses.ts'
import { catchError } from './catch-error.ts'
import { fakeClock } from './fake-clock.ts'
import { createRecordingTransport } from './recording-transport.ts'

const SECRET = 'jane@example.com'

async function sendBadResponse(operation: Operation, bad: BadResponse) {
  const clock = fakeClock()
  const { transport, requests } = createRecordingTransport(Array.from({ length: 5 }, () => bad.respond()))
  const http = createHttp({ services: { [operation.service]: '/s' }, transport, clock })
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = Object.fromEntries(names.map(name => [name, SECRET]))
  const query = Object.fromEntries(operation.query.map(name => [name, SECRET]))
  const headers = { authorization: `Bearer ${SECRET}` }
  const call = catchError(
    http.send(operation, { contract: anyContract, path, query, headers, body: { a: SECRET } }),
  )
  await clock.advance(DEFAULT_TOTAL_MS)
  const error = await call
  const code = SdkError.is(error) ? error.code : 'answered'
  return { code, error, times: requests.length, waiting: clock.pendingTimers() }
}

interface WrongOutcome {
  readonly operation: string
  readonly code: string
  readonly waiting: number
  readonly isExpected: boolean
  readonly asksTooOften: boolean
  readonly leaks: boolean
}

export async function findWrongOutcomes(bad: BadResponse): Promise<readonly WrongOutcome[]> {
  const outcomes = await Promise.all(
    OPERATIONS.map(async operation => ({ operation, found: await sendBadResponse(operation, bad) })),
  )
  return outcomes
    .map(({ operation, found: { code, error, times, waiting } }) => ({
      operation: operation.id,
      code,
      waiting,
      isExpected: code === bad.code || (operation.answer !== undefined && code === 'answered'),
      asksTooOften: times > (operation.idempotent ? 1 + operation.retries : 1),
      leaks: `${JSON.stringify(error)} ${String(error)}`.includes('jane'),
    }))
    .filter(each => !each.isExpected || each.waiting > 0 || each.asksTooOften || each.leaks)
}
