import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { systemClock, type Transport } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { createPseudonymizer } from '../recording/pseudonymize.ts'
import {
  pseudonymizeOrders,
  readRecording,
  withRecording,
  createReplayExchanger,
  writeRecording,
} from '../recording/recording.ts'
import type { ContractReport } from '../report/report.ts'
import { REPORTERS } from '../report/reporters.ts'
import { runTestCheck } from '../testing/run-test-check.ts'
import { localTarget } from '../testing/local-target.ts'

let upstream: OpenUpstream
const pseudonym = createPseudonymizer()

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(() => upstream.close())

const fault = (target: string, body: object) =>
  fetch(`${upstream.controlUrl}/faults/${target}`, { method: 'PUT', body: JSON.stringify(body) })

function watched(): {
  readonly requests: { method: string; address: string; answer: string }[]
  readonly transport: Transport<Response>
} {
  const requests: { method: string; address: string; answer: string }[] = []
  return {
    requests,
    async transport(address, request) {
      const answer = await fetch(address, request)
      requests.push({ method: request.method ?? 'GET', address, answer: await answer.clone().text() })
      return answer
    },
  }
}

const through = (transport: Transport<Response>) => ({
  exchangerFor: (site: 'Art' | 'AllPosters') =>
    createLiveExchanger({
      services: localTarget(upstream.url).servicesFor(site),
      clock: systemClock,
      timeoutMs: 10_000,
      transport,
    }),
})

async function watchedLists() {
  const { requests, transport } = watched()
  await runTestCheck(upstream.url, {
    ...through(transport),
    selectionOptions: { names: ['get-product-lists'], mode: 'positive' },
  })
  const answers = requests.filter(({ address }) => address.includes('/product-lists'))
  return answers.map(({ answer }) => answer.match(/"productId":"\w+"/g))
}

const outcomes = ({ operations }: ContractReport) =>
  operations.map(({ id, site, outcome, reason, probes }) => ({
    id,
    site,
    outcome,
    reason: reason?.code,
    probes: probes.map(({ caseId, status, findings }) => ({ caseId, status, findings })),
  }))

test('both brands keep the whole contract, reads and writes, and nothing is left behind', async () => {
  const { report } = await runTestCheck(upstream.url, {
    sites: ['Art', 'AllPosters'],
    runId: 'whole',
    selectionOptions: { mutating: true, sideEffects: true },
  })
  const wrong = report.operations.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'warned')
  expect(wrong).toEqual([])
  expect(report.summary).toMatchObject({ operations: 186, failed: 0, exitCode: 0 })
  expect(report.cleanup.failed).toEqual([])
  expect(report.cleanup.remaining).toContain('the account contract-check+whole')
})

test.each([
  ['positive', true, 'create-order', 'nothing of it is tried with --mode positive'],
  ['positive', false, 'register-customer', 'side-effect (use --mutating --side-effects)'],
  ['negative', true, 'get-ratings', 'nothing of it is tried with --mode negative'],
] as const)('in mode %s, side effects %s, %s is not selected: %s', async (mode, sideEffects, id, message) => {
  const { report } = await runTestCheck(upstream.url, {
    runId: 'modes',
    selectionOptions: { mode, mutating: true, sideEffects },
  })
  expect(report.operations.filter(({ outcome }) => outcome === 'untestable')).toEqual([])
  expect(report.operations.find(each => each.id === id)?.reason?.message).toBe(message)
})

test('an operation is reported as soon as its last probe is done', async () => {
  const requests: string[] = []
  const reported: string[] = []
  const late: string[] = []
  let answersBeforeSuggest = Infinity
  const { report } = await runTestCheck(upstream.url, {
    runId: 'lines',
    samples: 2,
    selectionOptions: { mutating: true, sideEffects: true },
    onResult({ plan }) {
      const { id } = plan.operation
      if (reported.includes(id)) late.push(id)
      requests.push(id)
    },
    onOperation({ id }) {
      if (id === 'suggest') answersBeforeSuggest = requests.length
      reported.push(id)
    },
  })
  expect(late).toEqual([])
  expect(answersBeforeSuggest).toBeLessThan(requests.length / 2)
  expect(reported.toSorted()).toEqual(report.operations.map(({ id }) => id).toSorted())
})

test('recommendations and activities name the realm of the environment', async () => {
  const realms = new Set<unknown>()
  const target = localTarget(upstream.url, { recommendationRealm: 'demo' })
  const { report } = await runTestCheck(upstream.url, {
    target,
    runId: 'realm',
    selectionOptions: {
      service: 'recommendations',
      mode: 'positive',
      mutating: true,
      sideEffects: true,
    },
    exchangerFor(site) {
      const services = target.servicesFor(site)
      const exchanger = createLiveExchanger({ services, clock: systemClock, timeoutMs: 10_000 })
      return request => {
        const { operation, call } = request
        if (operation.service === 'recommendations')
          realms.add(call.path?.['site']).add(call.body && Object(call.body).realm)
        return exchanger(request)
      }
    },
  })
  expect(report.summary.exitCode).toBe(0)
  expect([...realms].filter(Boolean)).toEqual(['demo-Art', 'demo'])
})

test('a reader sends nothing that leaves anything behind, apart from its own sessions', async () => {
  const { requests, transport } = watched()
  const { report } = await runTestCheck(upstream.url, through(transport))
  // Recommendations and the balance of a gift card are read by a body, which is in no log.
  const writing = requests.filter(
    ({ method, address }) =>
      method !== 'GET' && !/\/personalization\/|\/gift-certificate(\?|$)/.test(address),
  )
  expect(report.summary.exitCode).toBe(0)
  expect(
    new Set(writing.map(({ address }) => new URL(address).pathname.split('/').slice(-2).join('/'))),
  ).toEqual(new Set(['oauth2/token', 'oauth2/login']))
  expect(report.operations.find(({ id }) => id === 'create-basket')).toMatchObject({
    outcome: 'skipped',
    reason: { code: 'not-selected' },
  })
})

test('cleanup undoes everything, also when a scenario fails halfway', async () => {
  await fault('add-coupon', { status: 500 })
  const { requests, transport } = watched()
  const { report } = await runTestCheck(upstream.url, {
    ...through(transport),
    selectionOptions: { names: ['add-coupon', 'remove-coupon'], mode: 'positive', mutating: true },
  })
  const baskets = requests
    .filter(({ address }) => /\/baskets(\/[^/]+)?(\?|$)/.test(address))
    .map(({ method }) => method)
  expect(baskets.filter(method => method === 'DELETE')).toHaveLength(1)
  expect(report.cleanup).toEqual({ done: 2, failed: [], remaining: [] })
  expect(report.operations.map(({ id, outcome, reason }) => [id, outcome, reason?.message])).toEqual([
    ['add-coupon', 'failed', undefined],
    ['remove-coupon', 'untestable', '"basket" ended at add-coupon: Status 500 instead of 200 at /'],
  ])
})

test('a failed cleanup is reported, and has a separate exit code', async () => {
  await fault('delete-basket', { status: 500 })
  const { report } = await runTestCheck(upstream.url, {
    failOn: 'critical',
    selectionOptions: { names: ['create-basket'], mode: 'positive', mutating: true },
  })
  expect(report.cleanup.failed).toEqual([expect.stringMatching(/^a basket \(\w+\): delete-basket/)])
  expect(report.summary.exitCode).toBe(10)
  // The guest's session is over, so the basket is unreachable.
})

test('what cannot be removed breaks nothing else', async () => {
  await fault('delete-basket', { status: 500 })
  const { report } = await runTestCheck(upstream.url, {
    selectionOptions: { mode: 'positive', mutating: true },
  })
  const failed = report.operations.filter(({ outcome }) => outcome === 'failed')
  expect([...new Set(failed.map(({ id }) => id))]).toEqual(['delete-basket'])
  expect(report.operations.find(({ id }) => id === 'add-basket-payment')).toMatchObject({
    outcome: 'untestable',
    reason: { message: 'what was created before could not be removed' },
  })
})

test('a resource with an unreadable id counts as a failed cleanup', async () => {
  await fault('add-customer-payment-instrument', { omit: '/paymentInstrumentId' })
  const { report } = await runTestCheck(upstream.url, {
    selectionOptions: { names: ['add-customer-payment-instrument'], mode: 'positive', mutating: true },
  })
  expect(report.cleanup.failed).toEqual([expect.stringMatching(/^a card: add-customer-payment-instrument/)])
})

test("a check takes none of the customer's own favourites", async () => {
  const before = await watchedLists()
  await runTestCheck(upstream.url, { selectionOptions: { names: ['*-product-list-item'], mutating: true } })
  expect(before).toHaveLength(1)
  expect(await watchedLists()).toEqual(before)
})

test('a run that is ended stops asking and still ends its sessions', async () => {
  const end = new AbortController()
  const { requests, transport } = watched()
  const { report } = await runTestCheck(upstream.url, {
    ...through(transport),
    signal: end.signal,
    concurrency: 1,
    onResult: ({ plan }) => {
      if (plan.operation.id === 'search-listing') end.abort()
    },
  })
  expect(report.cleanup).toEqual({ done: 2, failed: [], remaining: [] })
  expect(requests.length).toBeLessThan(10)
  expect(report.summary.exitCode).toBe(124)
})

test.each([
  ['answers in time is undone', 1000, []],
  ['does not is named as broken off', 0, ['a photo: create-photo was aborted']],
])('a run that is ended during a write that %s', async (_, graceMs, failed) => {
  const end = new AbortController()
  const removed: string[] = []
  const services = localTarget(upstream.url).servicesFor('Art')
  const options = { services, clock: systemClock, timeoutMs: 10_000 }
  await fault('create-photo', { latencyMs: 200 })
  const { report } = await runTestCheck(upstream.url, {
    selectionOptions: { names: ['create-photo'], mode: 'positive', mutating: true },
    signal: end.signal,
    exchangerFor: (_site, purpose) => {
      if (purpose === 'undo') return createLiveExchanger(options)
      return createLiveExchanger({
        ...options,
        graceMs,
        signal: end.signal,
        transport(address, request) {
          if (request.method === 'POST' && /photo/.test(address)) setTimeout(() => end.abort(), 50)
          return fetch(address, request)
        },
      })
    },
    onResult: ({ plan }) => removed.push(plan.operation.id),
  })
  expect(report.cleanup.failed).toEqual(failed)
  expect(removed.includes('remove-photo')).toBe(failed.length === 0)
})

test('a recorded run replayed says what the live one said, in every form, and without the network', async () => {
  await fault('search-listing', { omit: '/hits/1/url' })
  await fault('get-taxonomy', { reset: true })
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const recording = {
      startedAt: 1_700_000_000_000,
      runId: 'kept',
      sites: ['Art'],
      orders: pseudonymizeOrders(['Art'], localTarget(upstream.url).orderFor, pseudonym),
      exchanges: new Map(),
    }
    const selectionOptions = { mutating: true }
    const { exchangerFor } = through(fetch)
    const live = await runTestCheck(upstream.url, {
      selectionOptions,
      runId: 'kept',
      exchangerFor: site => withRecording(exchangerFor(site), recording, pseudonym),
    })
    await writeRecording(folder, recording)
    const past = await readRecording(folder)
    const again = await runTestCheck('http://127.0.0.1:9', {
      selectionOptions,
      runId: 'kept',
      source: 'replay',
      orders: past?.orders,
      exchangerFor: () => createReplayExchanger({ exchanges: past?.exchanges ?? new Map() }),
    })
    expect(outcomes(again.report)).toEqual(outcomes(live.report))
    expect(again.shapes).toEqual(live.shapes)
    expect(again.report.summary).toEqual(live.report.summary)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('reports, baselines and recordings hold no personal data', async () => {
  await fault('get-customer', { retype: { pointer: '/email', to: 'number' } })
  await fault('look-up-guest-order', { retype: { pointer: '/items/*/total', to: 'string' } })
  const { requests, transport } = watched()
  const recording = { startedAt: 0, runId: 'canary', sites: ['Art'], orders: {}, exchanges: new Map() }
  const { exchangerFor } = through(transport)
  const { report, shapes } = await runTestCheck(upstream.url, {
    runId: 'canary',
    exchangerFor: site => withRecording(exchangerFor(site), recording, pseudonym),
  })
  const look = { paint: (text: string) => text, showsCurl: true }
  const papers = [
    ...Object.values(REPORTERS).map(reporter => reporter(report, look)),
    JSON.stringify([...shapes].map(([id, { shape }]) => [id, [...shape]])),
    JSON.stringify([...recording.exchanges.values()]),
  ].join('\n')
  const tokens = requests.flatMap(({ answer }) => answer.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [])
  const hashes = requests
    .flatMap(({ address }) => address.match(/md5email=([\da-f]{32})/)?.[1] ?? [])
    .filter(each => !/^0+$/.test(each))
  expect(tokens.length).toBeGreaterThan(0)
  expect(hashes.length).toBeGreaterThan(0)
  for (const secret of [...tokens, ...hashes, 'ada@', 'ann@', 'Gallery2026', 'W000000014', 'W000000030'])
    expect(papers.includes(secret)).toBe(false)
})
