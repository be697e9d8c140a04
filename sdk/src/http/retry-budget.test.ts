import * as fc from 'fast-check'
import { getCategory } from '../operations/get-category.ts'
import { suggest } from '../operations/suggest.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { reply } from '../testing/mock-answers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createHttp } from './http.ts'
import { createRetryBudget } from './retry-budget.ts'
import { anything } from './testing/anything.ts'
import { caught } from './testing/caught.ts'

test('a service has ten repetitions to begin with, and earns one with every ten calls', () => {
  const { earn, take } = createRetryBudget()
  const taken = () => Array.from({ length: 20 }, () => take('commerce')).filter(Boolean).length
  expect(taken()).toBe(10)
  for (let call = 0; call < 25; call += 1) earn('commerce')
  expect(taken()).toBe(2)
  for (let call = 0; call < 5; call += 1) earn('commerce')
  expect(taken()).toBe(1)
})

test('no service pays for another', () => {
  const { take } = createRetryBudget({ most: 1 })
  expect([take('commerce'), take('commerce'), take('search')]).toEqual([true, false, true])
})

test('however calls and failures come, at most a tenth and the reserve are repeated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 500 }),
      fc.integer({ min: 0, max: 10 }),
      (fails, most) => {
        const { earn, take } = createRetryBudget({ most })
        let repeated = 0
        for (const fail of fails) {
          earn('commerce')
          if (fail && take('commerce')) repeated += 1
        }
        expect(repeated).toBeLessThanOrEqual(most + fails.length / 10)
      },
    ),
  )
})

test('a sender whose budget is used up sends every call once, and hears of the failure at once', async () => {
  const clock = fakeClock()
  const transport = createMockFetch({ 'GET /categories/{id}': reply({}, { status: 503 }) }, { clock })
  const http = createHttp({
    services: { commerce: 'https://api.test' },
    budget: createRetryBudget({ most: 2 }),
    transport,
    clock,
    random: () => 0.5,
  })
  const path = { organizationId: 'f_ecom', id: 'rooms' }
  const ask = () => caught(http.send(getCategory, { contract: anything, path }))
  for (const calls of [2, 4, 5, 6]) {
    const [error] = await Promise.all([ask(), clock.advance(100)])
    expect(error).toMatchObject({ code: 'server' })
    expect(transport.calls).toHaveLength(calls)
  }
})

test('a call that may not be repeated anyway costs nothing', async () => {
  const { earn, take } = createRetryBudget({ most: 1 })
  const requests: string[] = []
  const http = createHttp({
    services: { typeahead: 'https://suggest.test' },
    budget: { earn, take: service => requests.push(service) > 0 && take(service) },
    transport: createMockFetch({ 'GET https://suggest.test': reply({}, { status: 503 }) }),
  })
  expect(await caught(http.send(suggest, { contract: anything }))).toMatchObject({ code: 'server' })
  expect(requests).toEqual([])
})
