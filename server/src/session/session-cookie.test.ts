import express from 'express'
import type { Session } from '@wallart/sdk'
import request from 'supertest'
import { createSeal } from './seal.ts'
import { openSessionCookie } from './session-cookie.ts'

const DAY_MS = 24 * 3_600_000

const ADA: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  usid: 'usid',
  customerId: 'ada',
  encUserId: 'enc',
  customerType: 'registered',
  dnt: false,
  accessEndsAt: 0,
  refreshEndsAt: 400 * DAY_MS,
}

let now = 0
const seal = createSeal(['a key for tests'], 'session')

const app = express()
app.use((req, res) => {
  const cookie = openSessionCookie(req, res, 'Art', { seal, isSecure: false, now: () => now })
  const before = cookie.read()?.customerId ?? 'guest'
  if (req.path === '/write') cookie.write({ ...ADA, accessToken: `access at ${now}` })
  res.send(before)
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
