import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import * as z from 'zod'
import { CARD, MAINE, review } from './testing/checkout-steps.ts'
import { openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'
import { newShopper, type Shopper } from './testing/shopper.ts'

const WORKS = ['A12AP', 'A12AC', 'A13AP', 'A14AC']

const OPERATIONS = [
  'add-basket-items',
  'create-basket',
  'get-basket',
  'get-customer-baskets',
  'get-token',
  'update-basket-payment',
  'create-order',
  'get-order',
  'get-customer-orders',
  'get-products',
]
const FAULTS = [
  { status: 401 },
  { status: 404 },
  { status: 409 },
  { status: 503 },
  { status: 503, afterwards: true },
  { reset: true },
  { reset: true, afterwards: true },
  { latencyMs: 300 },
]

const anyDevice = fc.nat(1)
const anyAddition = fc.record({
  device: anyDevice,
  upi: fc.constantFrom(...WORKS),
  clicks: fc.integer({ min: 1, max: 2 }),
})
const anyBatch = fc.record({
  fault: fc.option(
    fc.record({
      operation: fc.constantFrom(...OPERATIONS),
      kind: fc.constantFrom(...FAULTS),
      times: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  additions: fc.array(anyAddition, { minLength: 1, maxLength: 3 }),
  orders: fc.uniqueArray(anyDevice, { maxLength: 2 }),
})

const ordersData = z.object({
  routes: z.object({
    'account-orders': z.object({ orders: z.array(z.object({ orderNumber: z.string() })) }),
  }),
})

const orderData = z.object({
  routes: z.object({
    'account-order': z.object({
      shipments: z.array(z.object({ items: z.array(z.object({ upi: z.string(), quantity: z.number() })) })),
    }),
  }),
})

let shop: StorefrontAndUpstream
let runs = 0

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
}, 60_000)

afterAll(() => shop.upstream.close())

async function openDevices(): Promise<readonly [Shopper, Shopper]> {
  const address = `192.0.2.${(runs += 1)}`
  const devices = [newShopper(shop.app, address), newShopper(shop.app, address)] as const
  const login = { email: `${randomUUID()}@gift.test`, password: 'Gallery2026!' }
  await devices[0].post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
  await devices[1].post('/login', login).expect(303)
  return devices
}

/** How many of each work are in the cart and in the orders together. */
async function countPieces(device: Shopper): Promise<Map<string, number>> {
  const pieces = [...(await device.lines())]
  const { body } = await device.get('/_data/account/orders').expect(200)
  for (const { orderNumber } of ordersData.parse(body).routes['account-orders'].orders) {
    const { body: detail } = await device.get(`/_data/account/orders/${orderNumber}`).expect(200)
    const { shipments } = orderData.parse(detail).routes['account-order']
    pieces.push(...shipments.flatMap(({ items }) => items.map(item => ({ ...item, itemId: '' }))))
  }
  const counts = new Map(WORKS.map(upi => [upi, 0]))
  for (const { upi, quantity } of pieces) counts.set(upi, (counts.get(upi) ?? 0) + quantity)
  return counts
}

async function fillSteps(device: Shopper): Promise<Readonly<Record<string, string>>> {
  const steps = { shipping: MAINE, delivery: { method: 'standard' }, payment: CARD }
  for (const [step, fields] of Object.entries(steps))
    await device.post(`/checkout/${step}`, fields).expect(303)
  return (await review(device)).fields
}

async function addClicks(device: Shopper, upi: string, clicks: number): Promise<boolean> {
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: clicks }, async () => (await device.add(upi, 1, key)).status),
  )
  return answers.includes(200)
}

test('whatever fails, what two devices add at once is in the cart or in one order, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyBatch, { minLength: 3, maxLength: 9 }), async batches => {
      const [first, second] = await openDevices()
      const at = (device: number) => (device === 0 ? first : second)
      let before = await countPieces(first)
      for (const { fault, additions, orders } of batches) {
        const isOrdered = orders.length > 0 && (await first.lines()).length > 0
        const fields = isOrdered ? await fillSteps(first) : undefined
        if (fault) await shop.faults(fault.operation, { ...fault.kind, times: fault.times })
        const placed = fields ? orders : []
        const [added] = await Promise.all([
          Promise.all(additions.map(({ device, upi, clicks }) => addClicks(at(device), upi, clicks))),
          ...placed.map(async device => {
            await at(device).post('/checkout/order', fields ?? {})
          }),
        ])
        await shop.calm()
        const after = await countPieces(first)
        for (const upi of WORKS) {
          const more = (after.get(upi) ?? 0) - (before.get(upi) ?? 0)
          const wanted = additions.flatMap((addition, i) => (addition.upi === upi ? [added[i]] : []))
          expect(more).toBeGreaterThanOrEqual(wanted.filter(Boolean).length)
          expect(more).toBeLessThanOrEqual(wanted.length)
        }
        before = after
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 240_000)
