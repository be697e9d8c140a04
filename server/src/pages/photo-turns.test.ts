import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

const PRINT = 'A12AP'
const UNSEEN = 'A44'
const ADDRESSES = 30

let shop: StorefrontAndUpstream
let photo: Buffer

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
  photo = (await photoBytes({ width: 300, height: 300 })).subarray(0, 600)
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const sendPart = async (address: string, offset: string, upload = crypto.randomUUID()) =>
  request(shop.app)
    .post('/frame-my-photos/parts')
    .set({ 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .field({ upload, offset, size: '900000' })
    .attach('photos', photo, 'photo.jpg')

test('who puts a work into the cart does not wait for the photos of many strangers', async () => {
  const shopper = newShopper(shop.app, '203.0.113.1')
  await shopper.add(PRINT).expect(200)
  await shop.faults('get-photos', { latencyMs: 1500 })
  let finished = 0
  const uploads = Array.from({ length: ADDRESSES }, async (_, at) => {
    await sendPart(`198.51.100.${at}`, '0')
    finished += 1
  })
  await Promise.race(uploads)
  const before = finished
  await shopper.add(UNSEEN).expect(200)
  expect(finished - before).toBeLessThan(ADDRESSES / 4)
  await shop.calm()
  await Promise.all(uploads)
})

test.each(['1', '-1', 'NaN'])('a part that begins at %j begins no session', async offset => {
  const { status, body, headers } = await sendPart('203.0.113.2', offset)
  expect([status, body.data, headers['set-cookie']]).toEqual([200, { received: 0 }, undefined])
})
