import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import request, { type Test } from 'supertest'

type Fields = Readonly<Record<string, string>>

/** A line of the cart, as far as tests look at it. */
interface Line {
  readonly itemId: string
  readonly upi: string
  readonly quantity: number
}

/** A shopper's browser, which stores the cookies that the shop sets. */
export interface Shopper {
  /** Submits a form as a page with scripts does; default: a new key each time. */
  readonly send: (path: string, fields: Fields, key?: string) => Test
  /** Sends a form as a page without scripts does. */
  readonly post: (path: string, fields: Fields) => Test
  readonly get: (path: string) => Test
  /** Puts so many pieces of a variant into the cart. */
  readonly add: (upi: string, quantity?: number | string, key?: string) => Test
  /** What is in the cart now. */
  readonly lines: (prefix?: string) => Promise<readonly Line[]>
}

/** A new shopper. */
export function newShopper(app: RequestListener): Shopper {
  const browser = request.agent(app)
  const post: Shopper['post'] = (path, fields) =>
    browser.post(path).set('sec-fetch-site', 'same-origin').type('form').send(fields)
  const send: Shopper['send'] = (path, fields, key = randomUUID()) =>
    post(path, fields).set({ accept: 'application/json', 'idempotency-key': key })
  return {
    send,
    post,
    get: path => browser.get(path),
    add: (upi, quantity = 1, key) => send('/cart/items', { upi, quantity: String(quantity) }, key),
    async lines(prefix = '') {
      const { body } = await browser.get(`/_data${prefix}/cart`)
      return body.routes.cart.lines
    },
  }
}
