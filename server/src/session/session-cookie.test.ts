import express from 'express'
import type { Session } from '@wallart/sdk'
import request from 'supertest'
import { createSeal } from './seal.ts'
import { openSessionCookie } from './session-cookie.ts'

const HALF_HOUR_MS = 1_800_000
const DAY_MS = 48 * HALF_HOUR_MS

const ADA: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  usid: 'usid',
  customerId: 'ada',
  encUserId: 'enc',
  customerType: 'registered',
  dnt: false,
  accessEndsAt: 400 * DAY_MS,
  refreshEndsAt: 400 * DAY_MS,
}

let now = 0
const seal = createSeal(['a key for tests'], 'session')

const typeIn = ({ as }: { readonly as?: unknown }) => (as === 'guest' ? 'guest' : 'registered')

const app = express()
app.use((req, res) => {
  const cookie = openSessionCookie(req, res, 'Art', {
    seal,
    isSecure: false,
    now: () => now,
    beginsGuest: req.query['begins'] === 'yes',
  })
  const before = cookie.read()?.customerId ?? 'guest'
  if (req.path === '/use')
    cookie.write({ ...ADA, customerType: typeIn(req.query), accessEndsAt: now + HALF_HOUR_MS })
  if (req.path === '/write') cookie.write({ ...ADA, accessToken: `access at ${now}` })
  if (req.path === '/clear') cookie.clear()
  if (req.path === '/forget') cookie.forget()
  res.send(req.path === '/ended' ? String(cookie.hasEnded()) : before)
})

async function visit(browser: ReturnType<typeof request.agent>, path: string, at: number) {
  now = at
  const { text, headers } = await browser.get(path)
  return { who: text, maxAge: /Max-Age=(\d+);/.exec(String(headers['set-cookie']))?.[1] }
}

test('renewing its tokens does not prolong a session beyond thirty days', async () => {
  const browser = request.agent(app)
  expect(await visit(browser, '/write', 0)).toEqual({ who: 'guest', maxAge: String(30 * 86_400) })
  expect(await visit(browser, '/write', 29 * DAY_MS)).toEqual({ who: 'ada', maxAge: '86400' })
  expect(await visit(browser, '/', 30 * DAY_MS - 1)).toMatchObject({ who: 'ada' })
  expect(await visit(browser, '/', 30 * DAY_MS)).toMatchObject({ who: 'guest' })
})

test('who signs in again begins a new one', async () => {
  const browser = request.agent(app)
  await visit(browser, '/write', 0)
  expect(await visit(browser, '/write', 31 * DAY_MS)).toMatchObject({ who: 'guest' })
  expect(await visit(browser, '/', 60 * DAY_MS)).toMatchObject({ who: 'ada' })
})

test('a customer who stays away for half an hour after the access token has ended is signed out', async () => {
  const browser = request.agent(app)
  await visit(browser, '/use', 0)
  expect(await visit(browser, '/', 2 * HALF_HOUR_MS - 1)).toMatchObject({ who: 'ada' })
  await visit(browser, '/use', HALF_HOUR_MS)
  expect(await visit(browser, '/', 3 * HALF_HOUR_MS - 1)).toMatchObject({ who: 'ada' })
  expect(await visit(browser, '/', 3 * HALF_HOUR_MS)).toMatchObject({ who: 'guest' })
})

test('that a customer’s session has ended is known until another begins or it is forgotten', async () => {
  const browser = request.agent(app)
  expect(await visit(browser, '/ended', 0)).toMatchObject({ who: 'false' })
  await visit(browser, '/use', 0)
  expect(await visit(browser, '/ended', 2 * HALF_HOUR_MS - 1)).toMatchObject({ who: 'false' })
  const at = 2 * HALF_HOUR_MS
  expect(await visit(browser, '/ended', at)).toMatchObject({ who: 'true' })
  expect(await visit(browser, '/ended', at)).toEqual({ who: 'true', maxAge: undefined })
  expect(await visit(browser, '/', at)).toMatchObject({ who: 'guest' })
  await visit(browser, '/use?as=guest', at)
  expect(await visit(browser, '/ended', at)).toMatchObject({ who: 'true' })
  await visit(browser, '/use?as=guest&begins=yes', at)
  expect(await visit(browser, '/ended', 31 * DAY_MS)).toMatchObject({ who: 'false' })
  await visit(browser, '/use', at)
  await visit(browser, '/clear', at)
  expect(await visit(browser, '/', at)).toMatchObject({ who: 'guest' })
  expect(await visit(browser, '/ended', at)).toMatchObject({ who: 'true' })
  expect(await visit(browser, '/forget', at)).toMatchObject({ maxAge: '0' })
  expect(await visit(browser, '/ended', at)).toMatchObject({ who: 'false' })
})

test('what stays of a session that has ended holds no token', async () => {
  const browser = request.agent(app)
  await visit(browser, '/use', 0)
  const { headers } = await browser.get('/clear')
  const [, value = ''] = /s-art=([^;]*);/.exec(String(headers['set-cookie'])) ?? []
  expect(seal.open(value)).toContain('"accessToken":"","refreshToken":""')
  expect(headers['clear-site-data']).toBe('"cache"')
})

test('the session of a guest, which holds no more than a cart, has no idle end', async () => {
  const browser = request.agent(app)
  await visit(browser, '/use?as=guest', 0)
  expect(await visit(browser, '/', 29 * DAY_MS)).toMatchObject({ who: 'ada' })
})

const sealedFor = (customerId: string) =>
  seal.seal(JSON.stringify({ site: 'Art', beganAt: 0, session: { ...ADA, customerId } }))

test.each([
  [
    'a no-break space before it',
    ADA.customerId,
    `\u00a0s-art=${sealedFor('eve')}; s-art=${sealedFor('ada')}`,
  ],
  ['a no-break space after it', ADA.customerId, `s-art\u00a0=${sealedFor('eve')}; s-art=${sealedFor('ada')}`],
  ['a no-break space in place of its own', 'guest', `p=1; \u00a0s-art=${sealedFor('eve')}`],
  ['the same name first', 'guest', `s-art=${sealedFor('eve')}; s-art=${sealedFor('ada')}`],
  ['the same name last', 'guest', `s-art=${sealedFor('ada')};\ts-art=${sealedFor('eve')}`],
  ['other cookies around it', ADA.customerId, `p=1;s-art=${sealedFor('ada')}; \tq=2`],
])('a cookie of a sibling host opens no session: %s', async (_, who, cookie) => {
  now = 0
  const { text } = await request(app).get('/').set('cookie', cookie)
  expect(text).toBe(who)
})
