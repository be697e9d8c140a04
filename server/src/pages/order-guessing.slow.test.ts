import { isDeepStrictEqual } from 'node:util'
import request from 'supertest'
import { createAddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const LOOKUPS = 1000
const AT_ONCE = 10
/** By chance alone 6 of ten million runs go beyond it; a kind that is the slower one in 57 of 100 pairs does so half the time. */
const MAX_DEVIATION = 5

const NEW_IN_EACH = new Set(['date', 'x-correlation-id', 'content-security-policy'])

let shop: StorefrontAndUpstream

const line = createLine()

const wide = () => createAddressQueue(2 * AT_ONCE, 0, undefined, line)

beforeAll(async () => {
  // Each request comes an hour after the one before, so that none comes too soon.
  let now = 0
  const limiter = createRateLimiter(() => (now += 3_600_000))
  const queues = { ownQueue: wide(), accountQueue: wide(), signInQueue: wide(), lookupQueue: wide() }
  shop = await openStorefront({
    overrides: { limiter, ...queues },
    env: { UPSTREAM_PATIENCE: '3' },
  })
})

afterAll(() => shop.upstream.close())

interface Guess {
  readonly kind: 'number' | 'address'
  readonly answer: unknown
  readonly ms: number
}

async function guess(kind: Guess['kind'], at: number): Promise<Guess> {
  const fields = {
    orderNumber: kind === 'number' ? `W${900_000_000 + at}` : 'W000000014',
    orderEmailAddress: kind === 'number' ? 'ann@example.com' : `guess-${at}@example.com`,
  }
  const start = performance.now()
  const response = await request(shop.app)
    .post('/orders')
    .set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .type('form')
    .send(fields)
  const ms = performance.now() - start
  const { status, headers, body } = response
  // What is new in every answer says nothing of it.
  const same = Object.entries(headers).filter(([name]) => !NEW_IN_EACH.has(name))
  return { kind, ms, answer: { status, headers: same, body } }
}

/** How far the ranks of one kind are from chance, in standard deviations (Mann–Whitney). */
function rankDeviation(guesses: readonly Guess[]): number {
  const ranked = guesses.toSorted((one, other) => one.ms - other.ms)
  const sum = ranked.reduce((total, { kind }, rank) => total + (kind === 'number' ? rank + 1 : 0), 0)
  const n = guesses.filter(({ kind }) => kind === 'number').length
  const m = guesses.length - n
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12)
  return (sum - (n * (n + m + 1)) / 2) / deviation
}

test('a thousand wrong numbers and a thousand wrong addresses have one answer, and no order by their times (SEC-06, SEC-07)', async () => {
  const guesses: Guess[] = []
  for (let at = 0; at < LOOKUPS; at += AT_ONCE) {
    // Neither kind is always the first to be sent.
    const round = Array.from({ length: 2 * AT_ONCE }, (_, index) =>
      guess((index + Math.floor(index / 2)) % 2 === 0 ? 'number' : 'address', at + index),
    )
    guesses.push(...(await Promise.all(round)))
  }
  const [first] = guesses
  expect(guesses.find(({ answer }) => !isDeepStrictEqual(answer, first?.answer)) ?? first).toEqual(first)
  const deviation = rankDeviation(guesses)
  process.stdout.write(`The times of the two kinds differ by ${deviation.toFixed(2)} deviations.\n`)
  expect(Math.abs(deviation)).toBeLessThan(MAX_DEVIATION)
})
