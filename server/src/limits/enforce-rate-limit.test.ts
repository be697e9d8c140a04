import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { pino } from 'pino'
import { createRateLimiter } from './rate-limiter.ts'
import { enforceRateLimit, giveBackAttempt } from './enforce-rate-limit.ts'

let visitors = 0

const orderNumber = (time: number) => `W00000000${time}`

function seenFrom(address: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  req.headers['x-forwarded-for'] = address
  return req
}

const newVisitor = () => seenFrom(`203.0.113.${(visitors += 1)}`)

function onlyOne(): () => IncomingMessage {
  const req = newVisitor()
  return () => req
}

const networksBelow = (prefix: string) => (time: number) => seenFrom(`${prefix}${time.toString(16)}::1`)

/** How many of so many attempts, one a minute, are allowed. */
async function allowed(
  kind: string,
  times: number,
  {
    from = newVisitor,
    about,
    minutes = 0,
  }: { from?: (time: number) => IncomingMessage; about: (time: number) => string; minutes?: number },
): Promise<number> {
  let now = 3_600_000_000
  const written: string[] = []
  const parts = {
    limiter: createRateLimiter(
      () => now,
      undefined,
      async () => {},
    ),
    trustProxy: 1,
    log: pino({}, { write: line => void written.push(line) }),
  }
  let count = 0
  for (let time = 0; time < times; time += 1) {
    const result = await enforceRateLimit(from(time), { kind, subject: about(time) }, parts)
    if (result.ok) count += 1
    now += minutes * 60_000
  }
  expect(written.join('')).not.toMatch(/W00000|example\.com/)
  return count
}

test.each([
  ['SEC-07 five orders a minute', 'lookup', 30, 0, 5],
  ['SEC-07 twenty orders an hour', 'lookup', 30, 1, 20],
  ['SEC-12 five resets a minute', 'reset', 30, 0, 5],
  ['SEC-12 twenty resets an hour', 'reset', 30, 1, 20],
  ['SEC-10 ten sign-ins a minute', 'login', 30, 0, 10],
  ['SEC-11 ten questions about old accounts a minute', 'legacy', 30, 0, 10],
  ['five registrations an hour', 'registration', 30, 1, 5],
  ['sixty forms of photos an hour', 'photos', 100, 0.5, 60],
  ['two thousand parts of photos an hour', 'photoParts', 3000, 0.01, 2000],
])('%s from one address, whatever they are about', async (_, kind, times, minutes, expected) => {
  expect(await allowed(kind, times, { from: onlyOne(), about: orderNumber, minutes })).toBe(expected)
})

test('of an IPv6 line fifty looks a minute, from however many of its networks', async () => {
  expect(await allowed('lookup', 200, { from: networksBelow('2001:db8:77:'), about: orderNumber })).toBe(50)
  expect(await allowed('lookup', 200, { from: networksBelow('2001:db8:'), about: orderNumber })).toBe(200)
})

test.each([
  ['SEC-07 ten looks at one order', 'lookup', 10],
  ['SEC-12 five resets of one account', 'reset', 5],
  ['SEC-11 ten questions about one account', 'legacy', 10],
])('%s an hour, wherever they come from and however the name is written', async (_, kind, expected) => {
  const spellings = ['jane@example.com', ' Jane@Example.com', 'JANE@EXAMPLE.COM ', 'ja ne@exam\u200bple.com']
  const about = (time: number) => spellings[time % spellings.length] ?? ''
  expect(await allowed(kind, 60, { about })).toBe(expected)
})

test.each([
  ['SEC-07 five looks at one order', 'lookup', 5],
  ['SEC-12 three resets of one account', 'reset', 3],
  ['SEC-12 ten tokens for one account', 'resetToken', 10],
])('%s an hour from one address, which leaves some to its owner', async (_, kind, expected) => {
  expect(await allowed(kind, 20, { from: onlyOne(), about: () => 'jane@example.com', minutes: 1 })).toBe(
    expected,
  )
})

test('SEC-07 a thousand look-ups a minute, from however many addresses and of however many orders', async () => {
  expect(await allowed('lookup', 1010, { about: orderNumber })).toBe(1000)
})

test('of a line that has had its share no more addresses are counted', async () => {
  const names = new Set<string>()
  const counting = createRateLimiter(() => 3_600_000_000)
  const limiter: typeof counting = {
    ...counting,
    take(name, rates) {
      names.add(name)
      return counting.take(name, rates)
    },
  }
  const parts = { limiter, trustProxy: 1, log: pino({ level: 'silent' }) }
  const from = networksBelow('2001:db8:77:')
  for (let time = 0; time < 3000; time += 1) await enforceRateLimit(from(time), { kind: 'newsletter' }, parts)
  expect(names.size).toBeLessThan(300)
})

test('as many attempts are given back as the limit has, and none within a minute', async () => {
  const parts = {
    limiter: createRateLimiter(() => 3_600_000_000),
    trustProxy: 1,
    log: pino({ level: 'silent' }),
  }
  const attempt = { kind: 'contact', subject: 'jane@example.com' }
  const req = newVisitor()
  let admitted = 0
  for (let time = 0; time < 30; time += 1)
    if ((await enforceRateLimit(req, attempt, parts)).ok) {
      admitted += 1
      await giveBackAttempt(req, attempt, parts)
    }
  expect(admitted).toBe(10)
})
