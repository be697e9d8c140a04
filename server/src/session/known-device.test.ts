import express from 'express'
import request from 'supertest'
import { openKnownDevice, type KnownDevice } from './known-device.ts'
import { createSeal } from './seal.ts'

const seal = createSeal(['a key for tests'], 'session')
const YEAR_MS = 365 * 24 * 3_600_000

const mailOf = (number: number) => `customer${number}@example.com`

/** A browser that keeps its cookie between visits, and the time of each. */
function openBrowser() {
  let now = 0
  let visit: ((device: KnownDevice) => unknown) | undefined
  const app = express().get('/', (req, res) => {
    res.json({ found: visit?.(openKnownDevice(req, res, 'Art', seal, { now: () => now })) ?? null })
  })
  const browser = request.agent(app)
  return {
    wait: (ms: number) => void (now += ms),
    visit: async (next: (device: KnownDevice) => unknown): Promise<unknown> => {
      visit = next
      const { body } = await browser.get('/').expect(200)
      return body.found
    },
  }
}

test('a device has one id for the last five accounts that signed in on it', async () => {
  const { visit } = openBrowser()
  expect(await visit(({ idFor }) => idFor(mailOf(0)))).toBeNull()
  for (let number = 0; number < 6; number += 1) await visit(({ remember }) => remember(mailOf(number)))
  const ids = await visit(({ idFor }) => [0, 1, 2, 3, 4, 5].map(number => idFor(mailOf(number)) ?? ''))
  const id = await visit(({ idFor }) => idFor(' Customer5@Example.com'))
  expect(id).toEqual(expect.stringMatching(/^[\w-]{36}$/))
  expect(ids).toEqual(['', id, id, id, id, id])
})

test('an account that signs in again is not forgotten before the others', async () => {
  const { visit } = openBrowser()
  for (const number of [0, 1, 2, 3, 4, 0, 5]) await visit(({ remember }) => remember(mailOf(number)))
  expect(await visit(({ idFor }) => [0, 1].map(number => idFor(mailOf(number)) !== undefined))).toEqual([
    true,
    false,
  ])
})

test('after a year without a sign-in a device is unknown', async () => {
  const { visit, wait } = openBrowser()
  await visit(({ remember }) => remember(mailOf(1)))
  wait(YEAR_MS - 1)
  expect(await visit(({ idFor }) => idFor(mailOf(1)))).not.toBeNull()
  wait(1)
  expect(await visit(({ idFor }) => idFor(mailOf(1)))).toBeNull()
})
