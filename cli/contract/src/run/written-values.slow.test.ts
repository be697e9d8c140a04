import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { systemClock, type Transport } from '@wallart/sdk/http'
import { createLiveExchanger } from '../exchange/live-exchanger.ts'
import { createPseudonymizer } from '../recording/pseudonymize.ts'
import { createReplayExchanger, withRecording } from '../recording/recording.ts'
import { localTarget } from '../testing/local-target.ts'
import { runTestCheck } from '../testing/run-test-check.ts'

let upstream: OpenUpstream
let runs = 0

beforeAll(async () => {
  upstream = await openUpstream({ works: 200 })
})

afterAll(() => upstream.close())

/** Answers a write by what is there already. */
function readInstead(method: string, path: RegExp): Transport<Response> {
  return (text, request) => {
    const address = new URL(text)
    const [, resource] = (request.method === method && path.exec(address.pathname)) || []
    if (resource === undefined) return fetch(text, request)
    address.pathname = resource
    return fetch(address, { method: 'GET', headers: { authorization: authorizationOf(request) } })
  }
}

const authorizationOf = ({ headers }: RequestInit) => new Headers(headers).get('authorization') ?? ''

const BASKET = String.raw`(.*/baskets/[^/]+)`
const CUSTOMER = String.raw`(.*/customers/[^/]+)`

const ADDRESS = String.raw`(.*/customers/[^/]+/addresses/[^/]+)`
const STAYS = 'what was removed is still there'

test.each([
  ['update-basket-item', 'PATCH', `${BASKET}/items/[^/]+$`, 'written quantity: it is not what was sent'],
  ['add-coupon', 'POST', `${BASKET}/coupons$`, 'written coupon: the code that was sent is not there'],
  [
    'set-shipping-address',
    'PUT',
    `${BASKET}/shipments/[^/]+/shipping-address$`,
    'written address: it is not what was sent',
  ],
  [
    'set-shipping-method',
    'PUT',
    `${BASKET}/shipments/[^/]+/shipping-method$`,
    'written shipping method: it is not what was sent',
  ],
  ['update-basket-customer', 'PUT', `${BASKET}/customer$`, 'written e-mail address: it is not what was sent'],
  [
    'add-gift-certificate-item',
    'POST',
    `${BASKET}/gift-certificate-items$`,
    'written gift card: it is not what was sent',
  ],
  [
    'update-gift-certificate-item',
    'PATCH',
    `${BASKET}/gift-certificate-items/[^/]+$`,
    'written gift card: it is not what was sent',
  ],
  ['remove-basket-item', 'DELETE', `${BASKET}/items/[^/]+$`, `removed entry: ${STAYS}`],
  ['remove-coupon', 'DELETE', `${BASKET}/coupons/[^/]+$`, `removed entry: ${STAYS}`],
  ['remove-basket-payment', 'DELETE', `${BASKET}/payment-instruments/[^/]+$`, `removed entry: ${STAYS}`],
  [
    'remove-gift-certificate-item',
    'DELETE',
    `${BASKET}/gift-certificate-items/[^/]+$`,
    `removed entry: ${STAYS}`,
  ],
  ['update-customer', 'PATCH', `${CUSTOMER}$`, 'written name: it is not what was sent'],
  ['update-customer-address', 'PATCH', `${ADDRESS}$`, 'written address: it is not what was sent'],
  ['remove-customer-address', 'DELETE', `${CUSTOMER}/addresses/[^/]+$`, STAYS],
])('%s breaks where it does nothing, live and recorded', async (id, method, path, message) => {
  const recording = { exchanges: new Map() }
  const pseudonym = createPseudonymizer()
  runs += 1
  const options = {
    runId: `written${runs}`,
    selectionOptions: { names: [id], mutating: true, sideEffects: true },
  }
  const live = await runTestCheck(upstream.url, {
    ...options,
    exchangerFor: site =>
      withRecording(
        createLiveExchanger({
          services: localTarget(upstream.url).servicesFor(site),
          clock: systemClock,
          timeoutMs: 10_000,
          transport: readInstead(method, new RegExp(path)),
        }),
        recording,
        pseudonym,
      ),
  })
  const recorded = await runTestCheck(upstream.url, {
    ...options,
    source: 'replay',
    exchangerFor: () => createReplayExchanger(recording),
  })
  for (const { report } of [live, recorded]) {
    const findings = report.operations.flatMap(({ probes }) => probes.flatMap(probe => probe.findings))
    expect(findings.filter(({ severity }) => severity === 'breaking')).toEqual([
      expect.objectContaining({ kind: 'rule', message }),
    ])
    expect(report.summary.exitCode).toBe(1)
  }
})

test('an address that stays is named as what remains', async () => {
  const { report } = await runTestCheck(upstream.url, {
    runId: 'stays',
    selectionOptions: { names: ['remove-customer-address'], mutating: true },
    exchangerFor: site =>
      createLiveExchanger({
        services: localTarget(upstream.url).servicesFor(site),
        clock: systemClock,
        timeoutMs: 10_000,
        transport: readInstead('DELETE', new RegExp(`${CUSTOMER}/addresses/[^/]+$`)),
      }),
  })
  expect(report.cleanup.remaining).toEqual([expect.stringMatching(/^an address \(.*stays\)$/)])
})
