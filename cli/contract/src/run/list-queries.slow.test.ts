import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { systemClock, type Transport } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { localTarget } from '../testing/local-target.ts'
import { runTestCheck, type CheckOverrides } from '../testing/run-test-check.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
})

afterAll(() => upstream.close())

type Proxy = (address: URL) => Response | undefined

async function checkBehind(proxy: Proxy, overrides: CheckOverrides = {}) {
  const transport: Transport<Response> = async (text, request) => {
    const address = new URL(text)
    const answer = address.pathname.startsWith('/search/') ? proxy(address) : undefined
    return answer ?? fetch(address, request)
  }
  const { report } = await runTestCheck(upstream.url, {
    exchangerFor: site =>
      createLiveExchanger({
        services: localTarget(upstream.url).servicesFor(site),
        clock: systemClock,
        timeoutMs: 10_000,
        transport,
      }),
    ...overrides,
    selectionOptions: { names: ['search-listing'], ...overrides.selectionOptions },
  })
  const found = report.operations.flatMap(({ probes }) =>
    probes.flatMap(({ name, findings }) =>
      findings.map(({ severity, message }) => `${name}: ${severity}: ${message}`),
    ),
  )
  const skipped = report.operations.flatMap(({ probes }) =>
    probes.flatMap(({ name, reason }) => (reason ? [`${name}: ${reason.message}`] : [])),
  )
  return { exitCode: report.summary.exitCode, found, skipped }
}

const refuse =
  (status: number, isMeant: (query: URLSearchParams) => boolean): Proxy =>
  ({ searchParams }) =>
    isMeant(searchParams) ? Response.json({ error: { code: 'x', message: 'x' } }, { status }) : undefined

const ignore =
  (...names: readonly string[]): Proxy =>
  ({ searchParams }) => {
    for (const name of names) searchParams.delete(name)
    return undefined
  }

const pass = () => undefined

test.each<[string, Proxy, readonly string[]]>([
  [
    'refuses filters',
    refuse(400, query => query.has('filters')),
    ['a filter: breaking: Status 400 instead of 200'],
  ],
  [
    'fails at each order but the usual one',
    refuse(500, query => query.get('orderBy') !== 'relevance'),
    ['by price: breaking: Status 500 instead of 200', 'by title: breaking: Status 500 instead of 200'],
  ],
  [
    'fails at images',
    refuse(500, query => query.has('img')),
    ['works on an image: breaking: Status 500 instead of 200'],
  ],
  [
    'fails past the end',
    refuse(500, query => Number(query.get('offset')) > 200),
    ['past the end: breaking: Status 500 instead of 200'],
  ],
  [
    'ignores categories',
    ignore('categoryId'),
    [
      'a category: breaking: chosen category: the list is not narrowed by the category',
      'unknown category: breaking: Accepted a request that must fail with 404',
    ],
  ],
  [
    'ignores filters',
    ignore('filters'),
    ['a filter: breaking: chosen filter: the list is not narrowed by the filter'],
  ],
  [
    'ignores the order',
    ignore('sort', 'orderBy', 'orderByDirection'),
    ['by price: breaking: order of prices: the list is not in the order of its prices'],
  ],
  [
    'ignores images',
    ignore('img'),
    ['works on an image: breaking: works on an image: the list is not narrowed by the image'],
  ],
  [
    'ignores pages',
    ignore('page', 'offset'),
    [
      'second page: breaking: page of the list: a page has hits of the first page',
      'past the end: breaking: pagination: there are more hits than the total',
      'past the end: breaking: page of the list: there are hits past the end of the list',
    ],
  ],
  [
    'ignores terms',
    ignore('term'),
    ['a term without a match: breaking: term without a match: the list is not narrowed by the term'],
  ],
])('a service that %s breaks its contract', async (_, proxy, expected) => {
  const { exitCode, found } = await checkBehind(proxy)
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(exitCode).toBe(1)
})

test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'the order of the probes, as of seed %i, finds nothing in a healthy service',
  async seed => {
    const answer = await checkBehind(pass, {
      sites: ['Art', 'AllPosters'],
      selectionOptions: { seed },
    })
    expect(answer).toEqual({ exitCode: 0, found: [], skipped: [] })
  },
)

test('where the list offers no filter, none is asked for', async () => {
  await fetch(`${upstream.controlUrl}/faults/search-listing`, {
    method: 'PUT',
    body: JSON.stringify({ replace: { pointer: '/filters', value: [] } }),
  })
  const answer = await checkBehind(pass)
  await fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })
  expect(answer).toEqual({
    exitCode: 0,
    found: [],
    skipped: ['a filter: The check found no filter of the list'],
  })
})
