import { NetworkError } from '../errors/connection-errors.ts'
import { getCategory } from '../operations/get-category.ts'
import { withCircuitBreaker } from './with-circuit-breaker.ts'
import type { Http } from './http.ts'
import { validateResponse } from './validate-response.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { createDeferredHttp, flushPromises } from './testing/deferred-http.ts'

const context = { operation: 'get-thing' }
const down = new NetworkError(context)

test('only one call probes at a time, and what was sent before the breaker opened changes nothing', async () => {
  const { http, calls } = createDeferredHttp()
  const clock = { time: 0, now: () => clock.time }
  const changes: boolean[] = []
  const onChange = (_: string, isDown: boolean) => void changes.push(isDown)
  const guard = withCircuitBreaker(http, { failureThreshold: 1, coolDownMs: 500, clock, onChange })
  const send = () => catchError(guard.send(getCategory, { contract: anyContract }))
  const all = [send(), send(), send()]
  await flushPromises()
  calls[0]?.reject(down)
  await all[0]
  clock.time = 400
  calls[1]?.reject(down)
  await all[1]
  clock.time = 500
  const probe = send()
  await flushPromises()
  expect(await send()).toMatchObject({ code: 'unavailable' })
  calls[2]?.resolve(1)
  await all[2]
  expect(await send()).toMatchObject({ code: 'unavailable' })
  calls[3]?.resolve(1)
  expect(await probe).toBe('nothing was thrown')
  expect([calls.length, changes]).toEqual([4, [true, false]])
})

test('usually ten failures in ten seconds open the breaker for five', async () => {
  const clock = { time: 1_000_000, now: () => clock.time }
  let fails = true
  const base: Http = {
    send: (_, call) => (fails ? Promise.reject(down) : validateResponse(call.contract, 1, context)),
  }
  const http = withCircuitBreaker(base, { clock })
  const send = () => catchError(http.send(getCategory, { contract: anyContract }))
  for (let at = 0; at < 10; at += 1) {
    expect(await send()).toMatchObject({ code: 'network' })
    clock.time += 1000
  }
  fails = false
  clock.time += 3999
  expect(await send()).toMatchObject({ code: 'unavailable' })
  clock.time += 1
  expect(await send()).toBe('nothing was thrown')
})
