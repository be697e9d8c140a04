import * as fc from 'fast-check'
import { getCategory } from '../operations/get-category.ts'
import { suggest } from '../operations/suggest.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createHttp } from './http.ts'
import { createRetryBudget } from './retry-budget.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'

test('a service has ten repetitions to begin with, and earns one with every ten calls', () => {
  const { deposit, tryWithdraw } = createRetryBudget()
  const taken = () => Array.from({ length: 20 }, () => tryWithdraw('commerce')).filter(Boolean).length
  expect(taken()).toBe(10)
  for (let call = 0; call < 25; call += 1) deposit('commerce')
  expect(taken()).toBe(2)
  for (let call = 0; call < 5; call += 1) deposit('commerce')
  expect(taken()).toBe(1)
})

test('no service pays for another', () => {
  const { tryWithdraw } = createRetryBudget({ maxRetries: 1 })
  expect([tryWithdraw('commerce'), tryWithdraw('commerce'), tryWithdraw('search')]).toEqual([
    true,
    false,
    true,
  ])
})

test('however calls and failures come, at most a tenth and the reserve are repeated', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { maxLength: 500 }),
      fc.integer({ min: 0, max: 10 }),
      (fails, maxRetries) => {
        const { deposit, tryWithdraw } = createRetryBudget({ maxRetries })
        let repeated = 0
        for (const fail of fails) {
          deposit('commerce')
          if (fail && tryWithdraw('commerce')) repeated += 1
        }
        expect(repeated).toBeLessThanOrEqual(maxRetries + fails.length / 10)
      },
    ),
  )
})

test('a sender whose budget is used up sends every call once, and hears of the failure at once', async () => {
  const clock = fakeClock()
  const transport = createMockFetch({ 'GET /categories/{id}': reply({}, { status: 503 }) }, { clock })
  const http = createHttp({
    services: { commerce: 'https://api.test' },
    budget: createRetryBudget({ maxRetries: 2 }),
    transport,
    clock,
    random: () => 0.5,
  })
  const path = { organizationId: 'f_ecom', id: 'rooms' }
  const ask = () => catchError(http.send(getCategory, { contract: anyContract, path }))
  for (const calls of [2, 4, 5, 6]) {
    const [error] = await Promise.all([ask(), clock.advance(100)])
    expect(error).toMatchObject({ code: 'server' })
    expect(transport.calls).toHaveLength(calls)
  }
})

test('a call that may not be repeated anyway costs nothing', async () => {
  const { deposit, tryWithdraw } = createRetryBudget({ maxRetries: 1 })
  const requests: string[] = []
  const http = createHttp({
    services: { typeahead: 'https://suggest.test' },
    budget: { deposit, tryWithdraw: service => requests.push(service) > 0 && tryWithdraw(service) },
    transport: createMockFetch({ 'GET https://suggest.test': reply({}, { status: 503 }) }),
  })
  expect(await catchError(http.send(suggest, { contract: anyContract }))).toMatchObject({ code: 'server' })
  expect(requests).toEqual([])
})
