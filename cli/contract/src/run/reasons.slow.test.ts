import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { systemClock } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import type { CheckTarget } from '../model/target.ts'
import type { OperationReport } from '../report/report.ts'
import { localTarget } from '../testing/local-target.ts'
import { runTestCheck, type CheckOverrides } from '../testing/run-test-check.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))
afterAll(() => upstream.close())

async function checkWith(
  operation: string,
  fault: object,
  overrides: CheckOverrides = {},
): Promise<ReadonlyMap<string, OperationReport>> {
  const answer = await fetch(`${upstream.controlUrl}/faults/${operation}`, {
    method: 'PUT',
    body: JSON.stringify(fault),
  })
  expect(answer.status).toBe(200)
  const { report } = await runTestCheck(upstream.url, overrides)
  return new Map(report.operations.map(each => [each.id, each]))
}

const only = (name: string): CheckOverrides => ({
  timeoutMs: 1500,
  selectionOptions: { names: [name], mode: 'positive' },
})

const messagesOf = (operation: OperationReport | undefined) =>
  operation?.probes.flatMap(({ findings }) => findings.map(({ message }) => message)) ?? []

test.each([
  ['an empty body', { text: '' }, 'The response has no body'],
  ['no content', { status: 204 }, 'The response has no body'],
  ['a deep nest', { nested: 5000 }, 'The response is nested more than 200 levels deep'],
])('%s is called what it is', async (_, fault, message) => {
  const ratings = (await checkWith('get-ratings', fault, only('get-ratings'))).get('get-ratings')
  expect(messagesOf(ratings)).toContain(message)
})

test('a response that begins and does not end is told from none', async () => {
  const reports = await checkWith('get-ratings', { drip: 5 }, only('get-ratings'))
  expect(reports.get('get-ratings')?.reason?.message).toMatch(/^No end of the response within 1\.\d s$/)
})

test('what the environment has no address for is told, and the rest is checked', async () => {
  const target = localTarget(upstream.url)
  const servicesFor: typeof target.servicesFor = site => {
    const { bizapi: _, ...services } = target.servicesFor(site)
    return services
  }
  const { report } = await runTestCheck(upstream.url, {
    target: { ...target, servicesFor },
    selectionOptions: { names: ['get-ratings', 'get-category'], mode: 'positive' },
  })
  const outcomes = Object.fromEntries(
    report.operations.map(({ id, outcome, reason }) => [id, reason?.message ?? outcome]),
  )
  expect(outcomes).toEqual({
    'get-category': 'passed',
    'get-ratings': 'The environment has no address for the service bizapi',
  })
  expect(report.summary.exitCode).toBe(8)
})

test('an account that is refused is named, not the key of the program', async () => {
  const reports = await checkWith('log-in', { status: 401 }, only('log-in'))
  expect(reports.get('log-in')?.reason?.message).toBe(
    '401 from upstream: the account was refused (--account-file)',
  )
})

test('a slow log-out at the end of a check is no break', async () => {
  const reports = await checkWith('log-out', { latencyMs: 5200 }, { timeoutMs: 8000 })
  expect(reports.get('log-out')?.outcome).toBe('warned')
})

test('where a session ends, what follows names the first that failed', async () => {
  const { account: _, ...target } = localTarget(upstream.url)
  const reports = await checkWith(
    'authorize-guest',
    { status: 503 },
    { target, selectionOptions: { names: ['get-token', 'log-out'], mode: 'positive' } },
  )
  for (const id of ['get-token', 'log-out'])
    expect(reports.get(id)?.reason?.message).toMatch(/^"guest session" ended at authorize-guest: Status 503/)
})

test.each([
  [
    'add-basket-items',
    { nullify: ['/productItems'] },
    'update-basket-item',
    '"basket" ended at add-basket-items: written lines: what was sent is not there at /productItems/*/productId',
  ],
  [
    'get-product-lists',
    { replace: { pointer: '/data', value: [] } },
    'add-product-list-item',
    'no response of "favourite" had what it needs',
  ],
])('%s with %j leaves %s without what it needs: %s', async (operation, fault, id, message) => {
  const reports = await checkWith(operation, fault, { selectionOptions: { mutating: true } })
  expect(reports.get(id)?.reason?.message).toBe(message)
})

test('an e-mail address is a leak under any name where no person is named', async () => {
  const fault = { add: { pointer: '/contact', value: 'ada@example.com' } }
  const ratings = (await checkWith('get-ratings', fault, only('get-ratings'))).get('get-ratings')
  expect(ratings?.outcome).toBe('failed')
  expect(messagesOf(ratings)).toContain('Undeclared personal data')
})

test.each([
  ['get-ratings', '/ratingsBreakdown', [], 'an average has no shares'],
  ['get-product-group', '/products/*/upi', 'SAME', 'two products share a UPI'],
  ['get-product-group', '/title', '', 'the work has no title'],
  ['get-category', '/categories/*/name', '', 'an entry of the menu has no name'],
])('%s with %s as %j breaks: %s', async (operation, pointer, value, message) => {
  const reports = await checkWith(operation, { replace: { pointer, value } }, { timeoutMs: 5000 })
  expect(reports.get(operation)?.outcome).toBe('failed')
  expect(messagesOf(reports.get(operation)).join('\n')).toContain(message)
})

test('a default that is no product is a warning', async () => {
  const fault = { replace: { pointer: '/defaultUpi', value: 'ZZZ' } }
  const group = (await checkWith('get-product-group', fault)).get('get-product-group')
  expect(group?.outcome).toBe('warned')
  expect(messagesOf(group).join('\n')).toContain('it is the UPI of no product')
})

test('an address that is refused is not removed', async () => {
  const reports = await checkWith(
    'add-customer-address',
    { status: 500 },
    { selectionOptions: { mutating: true } },
  )
  expect(reports.get('add-customer-address')?.outcome).toBe('failed')
  expect(reports.get('remove-customer-address')?.outcome).toBe('untestable')
})

/** The reference shop, in which the works after so many of the list alone can be framed. */
function unframable(count: number): CheckOverrides {
  const target = localTarget(upstream.url)
  const soldAsTheyAre = new Set<unknown>()
  return {
    target,
    selectionOptions: { names: ['get-frame-choices', 'get-configured-product'], mode: 'positive' },
    exchangerFor: site => {
      const ask = createLiveExchanger({
        services: target.servicesFor(site),
        clock: systemClock,
        timeoutMs: 10_000,
      })
      return async request => {
        const exchange = await ask(request)
        if (request.operation.id === 'search-listing' && soldAsTheyAre.size === 0)
          for (const [, upi] of (exchange.text ?? '').matchAll(/"productId":"([^"]+)"/g))
            if (soldAsTheyAre.size < count) soldAsTheyAre.add(upi)
        const isStripped =
          request.operation.id === 'get-product-group' && soldAsTheyAre.has(request.call.path?.['upi'])
        const { text = '' } = exchange
        return isStripped ? { ...exchange, text: text.replaceAll(/,"customizerUpi":"[^"]*"/g, '') } : exchange
      }
    },
  }
}

test('a work to frame is looked for in the first ten of the list', async () => {
  const { report } = await runTestCheck(upstream.url, unframable(4))
  expect(report.operations.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['get-frame-choices', 'passed'],
    ['get-configured-product', 'passed'],
  ])
})

test('where none of ten works can be framed, the check says so', async () => {
  const { report } = await runTestCheck(upstream.url, unframable(10))
  expect(new Set(report.operations.map(({ reason }) => reason?.message))).toEqual(
    new Set(['The check found no work that can be framed among the first ten of the list']),
  )
})

const SIDE_EFFECTS = { mutating: true, sideEffects: true, mode: 'positive' } as const
const EMAIL_OPERATIONS = ['register-customer', 'update-customer', 'merge-baskets', 'send-contact-message']

test('what needs an address for its e-mails names it where there is none', async () => {
  const target = localTarget(upstream.url, { sinkEmail: undefined })
  const { report } = await runTestCheck(upstream.url, {
    target,
    selectionOptions: { ...SIDE_EFFECTS, names: EMAIL_OPERATIONS },
  })
  expect(report.operations.map(({ reason }) => reason)).toEqual(
    EMAIL_OPERATIONS.map(() => ({
      code: 'not-configured',
      message: 'no sinkEmail is configured',
      next: ['cli help environment'],
    })),
  )
  expect(report.summary.exitCode).toBe(8)
})

test('where no service sends a newsletter, none remains', async () => {
  const local = localTarget(upstream.url)
  const target: CheckTarget = {
    ...local,
    servicesFor(site) {
      const { marketing: _, ...services } = local.servicesFor(site)
      return services
    },
  }
  const options = { runId: 'letters', selectionOptions: { ...SIDE_EFFECTS, names: ['subscribe-newsletter'] } }
  const { report } = await runTestCheck(upstream.url, options)
  expect(report.cleanup.remaining).toEqual(['the newsletter for contract-check+letters'])
  const { report: without } = await runTestCheck(upstream.url, { ...options, target })
  expect(without.cleanup.remaining).toEqual([])
})

test('an e-mail that an ended run did not come to is out of time', async () => {
  const { report } = await runTestCheck(upstream.url, {
    signal: AbortSignal.abort(),
    selectionOptions: { ...SIDE_EFFECTS, names: ['send-contact-message'] },
  })
  expect(report.operations[0]?.reason?.code).toBe('out-of-time')
  expect(report.summary.exitCode).toBe(124)
})

const privateTarget = () =>
  localTarget(upstream.url, { clientId: 'wallart-server', clientSecret: 'wallart-secret' })

test('a check of a private client can be green: what public ones begin with is not selected', async () => {
  const { report } = await runTestCheck(upstream.url, { target: privateTarget() })
  const { operations, summary } = report
  const notPassed = operations.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'warned')
  expect(notPassed.filter(({ effect }) => effect === 'read')).toEqual([])
  expect(operations.find(({ id }) => id === 'authorize-guest')).toMatchObject({
    outcome: 'skipped',
    reason: { code: 'not-selected', message: 'a private client does not ask it' },
  })
  expect(summary).toMatchObject({ untestable: 0, failed: 0, exitCode: 0 })
})

test('a check of what a private client does not ask is not green', async () => {
  const { report } = await runTestCheck(upstream.url, {
    target: privateTarget(),
    selectionOptions: { names: ['authorize-guest'] },
  })
  expect(report.summary).toMatchObject({ skipped: 1, exitCode: 9 })
})
