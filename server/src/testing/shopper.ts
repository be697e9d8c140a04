import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import request, { type Test } from 'supertest'

type Fields = Readonly<Record<string, string | readonly string[]>>

interface Line {
  readonly itemId: string
  readonly upi: string
  readonly quantity: number
  readonly restriction?: string
}

export interface Shopper {
  readonly send: (path: string, fields: Fields, key?: string) => Test
  readonly post: (path: string, fields: Fields | string) => Test
  readonly get: (path: string) => Test
  readonly add: (upi: string, quantity?: number | string, key?: string) => Test
  readonly upload: (photo: Buffer) => Test
  readonly lines: (prefix?: string) => Promise<readonly Line[]>
}

/** With an address of the shopper's own the limits count them apart, where the app trusts its proxy. */
export function newShopper(app: RequestListener, address = '127.0.0.1'): Shopper {
  const browser = request.agent(app).set('x-forwarded-for', address)
  const post: Shopper['post'] = (path, fields) =>
    browser.post(path).set('sec-fetch-site', 'same-origin').type('form').send(fields)
  const send: Shopper['send'] = (path, fields, key = randomUUID()) =>
    post(path, fields).set({ accept: 'application/json', 'idempotency-key': key })
  return {
    send,
    post,
    get: path => browser.get(path),
    add: (upi, quantity = 1, key) => send('/cart/items', { upi, quantity: String(quantity) }, key),
    upload: photo =>
      browser
        .post('/frame-my-photos')
        .set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' })
        .attach('photos', photo, 'beach.jpg'),
    async lines(prefix = '') {
      const { body } = await browser.get(`/_data${prefix}/cart`)
      return body.routes.cart.lines
    },
  }
}
