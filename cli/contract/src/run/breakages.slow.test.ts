import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import type { Baseline } from '../baseline/baseline.ts'
import { BREAKAGES } from '../testing/breakages.ts'
import { DRIFT_BREAKAGES } from '../testing/drift-breakages.ts'
import { VALUE_BREAKAGES } from '../testing/value-breakages.ts'
import { runTestCheck, type CheckOverrides } from '../testing/run-test-check.ts'

let upstream: OpenUpstream
let baseline: Baseline

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
  const healthy = await runTestCheck(upstream.url)
  if (healthy.report.summary.exitCode !== 0) throw new Error('The healthy upstream is not green.')
  baseline = healthy.shapes
})

afterEach(() => control('DELETE', '/faults'))

afterAll(() => upstream.close())

function control(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${upstream.controlUrl}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function broken(operation: string, fault: object, difference: CheckOverrides = {}) {
  const answer = await control('PUT', `/faults/${operation}`, fault)
  expect(answer.status).toBe(200)
  const { selectionOptions, ...more } = difference
  const { report } = await runTestCheck(upstream.url, {
    baseline,
    ...more,
    selectionOptions: { names: [operation], ...selectionOptions },
  })
  const [only] = report.operations
  expect(report.operations).toHaveLength(1)
  return {
    exitCode: report.summary.exitCode,
    outcome: only?.outcome,
    reason: only?.reason?.code,
    findings: only?.probes.flatMap(({ findings }) => findings) ?? [],
  }
}

test.each([...BREAKAGES, ...DRIFT_BREAKAGES, ...VALUE_BREAKAGES])(
  '$title: $operation says so at "$pointer"',
  async ({ operation, fault, pointer, kind, severity, exitCode, overrides }) => {
    const { findings, exitCode: code } = await broken(operation, fault, overrides)
    expect(findings).toContainEqual(expect.objectContaining({ pointer, kind, severity }))
    expect(code).toBe(exitCode)
  },
)

test.each(['get-frame-choices', 'get-configured-product'])(
  '%s breaks where it knows no work that can be framed',
  async operation => {
    const body = { error: { code: 'product-not-found', message: 'No such product' } }
    const { outcome, findings, exitCode } = await broken(operation, { status: 404, body })
    expect(outcome).toBe('failed')
    expect(findings).toContainEqual(expect.objectContaining({ pointer: '', kind: 'status' }))
    expect(exitCode).toBe(1)
  },
)

test.each([
  ['a hang', 'get-taxonomy', { hang: true }, 'timeout', 5],
  ['a reset', 'get-taxonomy', { reset: true }, 'network', 5],
  ['a key that is not accepted', 'get-recommenders', { status: 401 }, 'unauthorized', 4],
  ['being asked to come back later', 'get-recommenders', { status: 429 }, 'rate-limited', 6],
  ['no session', 'get-token', { status: 403 }, 'unauthorized', 4],
  ['a credential that is not accepted', 'authorize-guest', { status: 401 }, 'unauthorized', 4],
])('%s makes %s untestable, not broken', async (_, operation, fault, reason, exitCode) => {
  const came = await broken(operation, fault, { timeoutMs: 1500, selectionOptions: { mode: 'positive' } })
  expect(came).toMatchObject({ outcome: 'untestable', reason, exitCode, findings: [] })
  const allowed = await broken(operation, fault, {
    timeoutMs: 1500,
    selectionOptions: { mode: 'positive' },
    allowUntestable: true,
  })
  expect(allowed.exitCode).toBe(0)
})

test('what cannot be asked because its teacher is broken says who did not teach it', async () => {
  await control('PUT', '/faults/search-listing', { status: 500 })
  const { report } = await runTestCheck(upstream.url, {
    selectionOptions: { names: ['get-product-group', 'search-listing'] },
  })
  expect(report.operations.find(({ id }) => id === 'get-product-group')).toMatchObject({
    outcome: 'untestable',
    reason: { message: 'search-listing provided no work: Status 500 instead of 200 at /' },
  })
  expect(report.summary.exitCode).toBe(1)
})
