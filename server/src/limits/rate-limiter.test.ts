import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { createRateLimiter } from './rate-limiter.ts'
import { visitorAddress } from './visitor-address.ts'

const FIVE_A_MINUTE = [{ times: 5, seconds: 60 }]

async function takeTimes(limiter: ReturnType<typeof createRateLimiter>, times: number, name = 'a') {
  const verdicts: boolean[] = []
  for (let time = 0; time < times; time += 1) verdicts.push((await limiter.take(name, FIVE_A_MINUTE)).ok)
  return verdicts
}

test('the sixth in a minute is refused, with the seconds that are left of it', async () => {
  const limiter = createRateLimiter(() => 1_200_020_000)
  expect(await takeTimes(limiter, 6)).toEqual([true, true, true, true, true, false])
  expect(await limiter.take('a', FIVE_A_MINUTE)).toEqual({ ok: false, retryAfterSeconds: 40 })
  expect(await limiter.take('b', FIVE_A_MINUTE)).toEqual({ ok: true })
})

test('after its window it may happen again', async () => {
  let now = 1_200_000_000
  const limiter = createRateLimiter(() => now)
  await takeTimes(limiter, 6)
  now += 60_000
  expect(await takeTimes(limiter, 1)).toEqual([true])
})

test('what is counted under endless names of one kind makes no count of another forgotten', async () => {
  const limiter = createRateLimiter(() => 1_200_000_000)
  await takeTimes(limiter, 6, 'lookup of W1')
  for (let at = 0; at < 110_000; at += 1) await limiter.take(`legacy of ${at}`, FIVE_A_MINUTE)
  expect(await takeTimes(limiter, 1, 'lookup of W1')).toEqual([false])
})

test('looking says what the next time would be told, and counts nothing', async () => {
  let now = 1_200_020_000
  const limiter = createRateLimiter(() => now)
  await takeTimes(limiter, 4)
  expect([1, 2, 3].map(() => limiter.look('a', FIVE_A_MINUTE).ok)).toEqual([true, true, true])
  await takeTimes(limiter, 1)
  expect(limiter.look('a', FIVE_A_MINUTE)).toEqual({ ok: false, retryAfterSeconds: 40 })
  now += 60_000
  expect(limiter.look('a', FIVE_A_MINUTE)).toEqual({ ok: true })
})

test('of several rates each must allow it', async () => {
  let now = 0
  const limiter = createRateLimiter(() => now)
  const rates = [...FIVE_A_MINUTE, { times: 7, seconds: 3600 }]
  const verdicts: boolean[] = []
  for (let time = 0; time < 8; time += 1) {
    now += 30_000
    verdicts.push((await limiter.take('a', rates)).ok)
  }
  expect(verdicts).toEqual([true, true, true, true, true, true, true, false])
})

test('a caller that comes too often waits, each time longer, up to a bound, until the window ends', async () => {
  let now = 0
  const waits: number[] = []
  const limiter = createRateLimiter(
    () => now,
    undefined,
    async ms => waits.push(ms),
  )
  const slowdown = { after: 2, seconds: 60, stepMs: 100, maxMs: 250 }
  for (let time = 0; time < 6; time += 1) await limiter.slowDown('a', slowdown)
  await limiter.slowDown('b', slowdown)
  now += 60_000
  await limiter.slowDown('a', slowdown)
  expect(waits).toEqual([100, 200, 250, 250])
})

test('servers that count together stop the sixth wherever it comes', async () => {
  const counts = new Map<string, number>()
  const shared = {
    get: async () => undefined,
    set: async () => {},
    isRequestedAgain: async () => true,
    renew: async () => undefined,
    close: async () => {},
    add: async (key: string, _seconds: number, by = 1) => {
      counts.set(key, (counts.get(key) ?? 0) + by)
      return counts.get(key)
    },
  }
  const [one, other] = [createRateLimiter(() => 0, shared), createRateLimiter(() => 0, shared)]
  expect(await takeTimes(one, 3)).toEqual([true, true, true])
  expect(await takeTimes(other, 3)).toEqual([true, true, false])
})

test('what is given back was never counted, on no server, and in a later window it gives nothing', async () => {
  let now = 0
  const sums = new Map<string, number>()
  const add = async (key: string, _seconds: number, by = 1) => {
    sums.set(key, (sums.get(key) ?? 0) + by)
    return sums.get(key)
  }
  const [one, other] = [createRateLimiter(() => now, { add }), createRateLimiter(() => now, { add })]
  const rates = [{ times: 5, seconds: 60 }]
  expect(await takeTimes(one, 5)).toEqual([true, true, true, true, true])
  await one.giveBack('a', rates)
  expect(await takeTimes(other, 2)).toEqual([true, false])
  now += 60_000
  await one.giveBack('a', rates)
  expect(await takeTimes(one, 6)).toEqual([true, true, true, true, true, false])
})

test('a shared count that is away leaves each server its own', async () => {
  const away = {
    get: async () => undefined,
    set: async () => {},
    isRequestedAgain: async () => true,
    renew: async () => undefined,
    close: async () => {},
    add: async () => undefined,
  }
  expect(
    await takeTimes(
      createRateLimiter(() => 0, away),
      6,
    ),
  ).toEqual([true, true, true, true, true, false])
})

test.each([
  ['no proxy is trusted', 0, '6.6.6.6', '10.0.0.9', '10.0.0.9'],
  ['one proxy', 1, '6.6.6.6, 1.2.3.4', '10.0.0.9', '1.2.3.4'],
  ['two proxies', 2, '6.6.6.6, 1.2.3.4, 10.0.0.1', '10.0.0.9', '1.2.3.4'],
  ['a proxy that says nothing', 1, '', '10.0.0.9', '10.0.0.9'],
  ['a proxy that notes the port', 1, '1.2.3.4:4711', '10.0.0.9', '1.2.3.4'],
  ['a proxy that notes the port of IPv6', 1, '[2001:db8::1]:4711', '10.0.0.9', '2001:db8:0:0::/64'],
  ['an IPv4 address in IPv6 clothes', 0, '', '::ffff:10.0.0.9', '10.0.0.9'],
  ['IPv6', 0, '', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a neighbour in IPv6', 0, '', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['short IPv6', 0, '', '2001:db8::1', '2001:db8:0:0::/64'],
])(
  'with %s (%i) a visitor is known by the right address (SEC-36)',
  (_, trusted, forwarded, remote, expected) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: remote })
    const req = Object.assign(new IncomingMessage(socket), {
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    })
    expect(visitorAddress(req, trusted)).toBe(expected)
  },
)
