import * as fc from 'fast-check'
import { readdirSync } from 'node:fs'
import { SdkError } from '../errors/sdk-error.ts'
import { CATALOGUE } from '../operations/catalogue.ts'
import type { Contract } from '../operations/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { createHttp, TOTAL_MS } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { anything } from './testing/anything.ts'
import { BAD_RESPONSES, type BadResponse } from './testing/bad-responses.ts'
import { caught } from './testing/caught.ts'
import { fakeClock } from './testing/fake-clock.ts'
import { recordedTransport } from './testing/recorded-transport.ts'

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

test.each(BAD_RESPONSES)(
  '$name: every operation ends as $code within its budget, and nothing leaks',
  async bad => {
    const outcomes = await Promise.all(CATALOGUE.map(operation => outcome(operation, bad)))
    for (const [at, { code, error, times, waiting }] of outcomes.entries()) {
      const operation = CATALOGUE[at]
      const where = { operation: operation?.id }
      const expected = operation?.answersWithLocation ? [bad.code, 'answered'] : [bad.code]
      expect({ ...where, found: expected.includes(code) || code }).toEqual({ ...where, found: true })
      const most = operation?.idempotent ? 1 + operation.retries : 1
      expect({ ...where, waiting, tooOften: times > most }).toEqual({ ...where, waiting: 0, tooOften: false })
      expect(`${JSON.stringify(error)} ${String(error)}`).not.toContain('jane')
    }
  },
)

const folder = new URL('../operations/', import.meta.url)

async function contracts(): Promise<readonly (readonly [string, Contract<unknown>])[]> {
  const found: (readonly [string, Contract<unknown>])[] = []
  for (const file of readdirSync(folder).filter(name => name.endsWith('.contract.ts'))) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(module)) if (isContract(value)) found.push([name, value])
  }
  return found
}

function isContract(value: unknown): value is Contract<unknown> {
  return typeof value === 'object' && value !== null && '~standard' in value
}

test('no contract is surprised by any answer: it understands it or says where it is broken', async () => {
  const all = await contracts()
  expect(all.length).toBeGreaterThan(0)
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async answer => {
      for (const [name, contract] of all) {
        const error = await caught(validateResponse(contract, answer, { operation: name }))
        expect(JSON.stringify(error)).not.toContain('could not be understood')
        expect(SdkError.is(error) ? error.code : 'understood').toMatch(/^(bad-answer|understood)$/)
      }
    }),
    { numRuns: 50 },
  )
})
