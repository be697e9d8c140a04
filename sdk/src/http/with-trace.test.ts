import { getCategory } from '../operations/get-category.ts'
import { failNetwork, reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createHttp } from './http.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { withTrace, type TraceContext } from './with-trace.ts'

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const path = { organizationId: 'f_ecom', id: 'rooms' }

function setup(visit: TraceContext, answer = reply({})) {
  const transport = createMockFetch({ 'GET /categories/{id}': answer })
  const noted: string[] = []
  const http = createHttp({
    services: { commerce: 'https://api.test' },
    transport,
    correlationId: () => 'own',
    hooks: { beforeAttempt: ({ requestId }) => void noted.push(requestId) },
    random: () => 0,
  })
  return { http: withTrace(http, visit), noted, headers: () => transport.calls.map(({ headers }) => headers) }
}

test.each<[TraceContext, string, string | undefined]>([
  [{ correlationId: 'visit-1', traceParent: TRACE }, 'visit-1', TRACE],
  [{ correlationId: 'visit-1' }, 'visit-1', undefined],
  [{ traceParent: TRACE }, 'own', TRACE],
  [{}, 'own', undefined],
  [{ correlationId: '', traceParent: '' }, 'own', undefined],
])('the calls of the visit %j say whose they are', async (visit, correlationId, traceparent) => {
  const { http, headers, noted } = setup(visit)
  await http.send(getCategory, { contract: anyContract, path })
  expect(headers()).toMatchObject([{ 'correlation-id': correlationId }])
  expect(headers()[0]?.['traceparent']).toBe(traceparent)
  expect(noted).toEqual([correlationId])
})

test('an error names the visit, and every repetition belongs to it', async () => {
  const { http, headers } = setup({ correlationId: 'visit-1' }, failNetwork())
  const error = await catchError(http.send(getCategory, { contract: anyContract, path }))
  expect(error).toMatchObject({ code: 'network', requestId: 'visit-1' })
  expect(headers().map(({ 'correlation-id': id }) => id)).toEqual(['visit-1', 'visit-1'])
})

test('what a call says for itself goes first', async () => {
  const { http, headers, noted } = setup({ correlationId: 'visit-1' })
  await http.send(getCategory, { contract: anyContract, path, headers: { 'correlation-id': 'call-1' } })
  expect(headers()).toMatchObject([{ 'correlation-id': 'call-1' }])
  expect(noted).toEqual(['call-1'])
})
