import type { RequestListener } from 'node:http'
import request, { type Test } from 'supertest'

type Fields = Readonly<Record<string, string>>

export const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }

interface Login {
  readonly email: string
  readonly password: string
  /** The prefix of the brand to sign in to. */
  readonly site?: string
}

/** A browser without scripts; send does what scripts do. */
export interface CustomerBrowser {
  readonly get: (path: string) => Test
  readonly post: (path: string, fields: Fields) => Test
  readonly send: (path: string, fields: Fields) => Test
}

/** The browser of a customer who has signed in, or with undefined of a guest. */
export async function newCustomer(app: RequestListener, login: Login | undefined): Promise<CustomerBrowser> {
  const browser = request.agent(app)
  const post: CustomerBrowser['post'] = (path, fields) =>
    browser.post(path).set('sec-fetch-site', 'same-origin').type('form').send(fields)
  if (login) {
    const { site = '', email, password } = login
    await post(`${site}/login`, { email, password }).expect(303)
  }
  return {
    post,
    get: path => browser.get(path),
    send: (path, fields) => post(path, fields).set('accept', 'application/json'),
  }
}
