import type { Http } from '@wallart/sdk/http'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getBasket } from '@wallart/sdk/operations/get-basket'
import { createMockFetch, delay, fakeClock, reply, sampleBasket, type MockAnswer } from '@wallart/sdk/testing'
import { createPageHttpFactory } from './server-requests.ts'

const contextFor = (name: string) => ({
  shopper: name,
  correlationId: `visit-${name}`,
  traceParent: `00-${name}`,
  tokens: { current: async () => `token-${name}`, replace: async () => `token-${name}` },
})
const basket = (http: Http) =>
  http.send(getBasket, {
    contract: basketContract,
    path: { organizationId: 'o', basketId: 'basket-1' },
    query: { siteId: 'Art' },
  })

function server(answer: MockAnswer) {
  const clock = fakeClock()
  const transport = createMockFetch({ 'GET /baskets/{basketId}': answer }, { clock })
  const services = { commerce: 'https://commerce.test' }
  return { clock, calls: transport.calls, senderOf: createPageHttpFactory({ services, transport, clock }) }
}

test('equal reads of one visit are one call; two visits share none, and each sends its own names and token', async () => {
  const { clock, calls, senderOf } = server(delay(10, reply(sampleBasket())))
  const pages = ['jane', 'tom'].flatMap(name => {
    const http = senderOf(contextFor(name))
    return [basket(http), basket(http)]
  })
  await clock.advance(10)
  await Promise.all(pages)
  expect(calls.map(({ headers }) => headers)).toMatchObject([
    { 'correlation-id': 'visit-jane', traceparent: '00-jane', authorization: 'Bearer token-jane' },
    { 'correlation-id': 'visit-tom', traceparent: '00-tom', authorization: 'Bearer token-tom' },
  ])
})

test('an error names the visit in which it happened', async () => {
  const { clock, senderOf } = server(reply({}, { status: 404 }))
  const [failed] = await Promise.all([
    Promise.allSettled([basket(senderOf(contextFor('jane')))]),
    clock.advance(5_000),
  ])
  expect(failed).toMatchObject([{ reason: { code: 'not-found', requestId: 'visit-jane' } }])
})

test('a work that fails for one visitor takes no other away from all', async () => {
  const { clock, senderOf } = server(reply({}, { status: 500 }))
  const codes: unknown[] = []
  for (let at = 0; at < 30; at += 1) {
    const failing = basket(senderOf(contextFor('crawler'))).catch((error: unknown) => error)
    await clock.advance(5_000)
    codes.push(Object(await failing).code)
  }
  expect(codes).toEqual(Array.from(codes, () => 'server'))
})

test('a service that fails for many visits is left alone for all', async () => {
  const { clock, calls, senderOf } = server(reply({}, { status: 500 }))
  const failures: unknown[] = []
  for (let at = 0; at < 30; at += 1) {
    const failing = basket(senderOf(contextFor(`v${at}`))).catch((error: unknown) => failures.push(error))
    await clock.advance(5_000)
    await failing
    if (calls.length < 2 * failures.length) break
  }
  expect(failures.at(-1)).toMatchObject({ code: 'unavailable' })
})
