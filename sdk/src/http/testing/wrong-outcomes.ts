import { SdkError } from '../../errors/sdk-error.ts'
import { CATALOGUE } from '../../operations/catalogue.ts'
import type { Operation } from '../../operations/operation.ts'
import { createHttp, TOTAL_MS } from '../http.ts'
import { anything } from './anything.ts'
import type { BadResponse } from './bad-responses.ts'
import { caught } from './caught.ts'
import { fakeClock } from './fake-clock.ts'
import { recordedTransport } from './recorded-transport.ts'

const SECRET = 'jane@example.com'

async function outcome(operation: Operation, bad: BadResponse) {
  const clock = fakeClock()
  const { transport, requests } = recordedTransport(Array.from({ length: 5 }, () => bad.answer()))
  const http = createHttp({ services: { [operation.service]: '/s' }, transport, clock })
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = Object.fromEntries(names.map(name => [name, SECRET]))
  const query = Object.fromEntries(operation.query.map(name => [name, SECRET]))
  const headers = { authorization: `Bearer ${SECRET}` }
  const call = caught(http.send(operation, { contract: anything, path, query, headers, body: { a: SECRET } }))
  await clock.advance(TOTAL_MS)
  const error = await call
  const code = SdkError.is(error) ? error.code : 'answered'
  return { code, error, times: requests.length, waiting: clock.waiting() }
}

/** The operations that end otherwise than the bad response says, wait longer, ask too often or say what was sent. */
export async function wrongOutcomes(bad: BadResponse) {
  const outcomes = await Promise.all(
    CATALOGUE.map(async operation => ({ operation, found: await outcome(operation, bad) })),
  )
  return outcomes
    .map(({ operation, found: { code, error, times, waiting } }) => ({
      operation: operation.id,
      code,
      waiting,
      isExpected: code === bad.code || (operation.answersWithLocation === true && code === 'answered'),
      asksTooOften: times > (operation.idempotent ? 1 + operation.retries : 1),
      leaks: `${JSON.stringify(error)} ${String(error)}`.includes('jane'),
    }))
    .filter(each => !each.isExpected || each.waiting > 0 || each.asksTooOften || each.leaks)
}
