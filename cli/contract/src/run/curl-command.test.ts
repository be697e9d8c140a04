import { execFileSync } from 'node:child_process'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { systemClock, type TransportRequest } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { pretty } from '../report/pretty.ts'
import { localTarget } from '../testing/local-target.ts'
import { runTestCheck, type CheckOverrides } from '../testing/run-test-check.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await openUpstream({ works: 200, controlPorts: [0] })
})

afterEach(() => fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' }))

afterAll(() => upstream.close())

interface Sent extends TransportRequest {
  readonly address: string
}

/** Checks while the operation is broken; the requests that were sent, and the line that the report prints. */
async function checkBroken(operation: string, overrides: CheckOverrides = {}) {
  await fetch(`${upstream.controlUrl}/faults/${operation}`, {
    method: 'PUT',
    body: JSON.stringify({ malformed: true }),
  })
  const sent: Sent[] = []
  const { report } = await runTestCheck(upstream.url, {
    exchangerFor: site =>
      createLiveExchanger({
        services: localTarget(upstream.url).servicesFor(site),
        clock: systemClock,
        timeoutMs: 10_000,
        async transport(address, request) {
          sent.push({ address, ...request })
          return fetch(address, request)
        },
      }),
    ...overrides,
    selectionOptions: { names: [operation], mode: 'positive', ...overrides.selectionOptions },
  })
  const text = pretty(report, { paint: plain => plain, showsCurl: true })
  const [line = ''] = /curl -sS .*/.exec(text) ?? []
  return { sent, line }
}

/** The arguments that a shell hands to curl. */
function argumentsOf(line: string, env: NodeJS.ProcessEnv): readonly string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8', stdio: 'pipe' }).split('\0').slice(0, -1)
}

test('the line asks what the probe asked', async () => {
  const { sent, line } = await checkBroken('search-listing')
  const address = argumentsOf(line, {}).at(-1)
  expect(sent.map(each => each.address)).toContain(address)
  expect(address).toMatch(/\?.*limit=\d/)
})

test('a token is a variable that the line asks for, and the rest is as it was sent', async () => {
  const { sent, line } = await checkBroken('get-promotions')
  const request = sent.find(({ address }) => address.includes('/promotions'))
  const token = request?.headers?.['authorization']?.replace('Bearer ', '') ?? ''
  expect(line).not.toContain(token)
  expect(() => argumentsOf(line, {})).toThrow(/TOKEN: token/)
  const given = argumentsOf(line, { TOKEN: token })
  expect(given).toContain(`authorization: Bearer ${token}`)
  expect(decodeURIComponent(given.at(-1) ?? '')).toBe(decodeURIComponent(request?.address ?? ''))
})

test('a write has its method and its body', async () => {
  const { sent, line } = await checkBroken('add-coupon', { selectionOptions: { mutating: true } })
  const request = sent.find(({ address }) => address.endsWith('/coupons') || address.includes('/coupons?'))
  const given = argumentsOf(line, { TOKEN: 't', BASKET_ID: 'b' })
  expect(given).toEqual(expect.arrayContaining(['-X', 'POST', 'content-type: application/json']))
  expect(given).toContain(request?.body)
})

test('an order is asked for by variables', async () => {
  const { line } = await checkBroken('look-up-guest-order')
  expect(line).toBe(
    `curl -sS -i "${upstream.url}/orders/guest?orderId=\${ORDER_ID:?orderId}&md5email=\${MD5EMAIL:?md5email}"`,
  )
})
