import { NetworkError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { footerSignUp } from '../rules/forms/newsletter-sign-up.ts'
import { createNewsletter } from './newsletter.ts'

const signUp = footerSignUp('jane@example.com')
const place = { operation: 'subscribe-newsletter' }

function newsletter(subscribe: () => Promise<void>) {
  const said: unknown[] = []
  return { said, ...createNewsletter({ subscribe }, { warn: (...line) => void said.push(line) }) }
}

test('who is signed up hears so', async () => {
  const { subscribe, said } = newsletter(async () => {})
  expect(await subscribe(signUp)).toBe(true)
  expect(said).toEqual([])
})

test.each([
  ['the network fails', new NetworkError(place)],
  ['the service refuses', new HttpError({ status: 400, sentence: 'jane@example.com is taken' }, place)],
])('nobody is signed up when %s, and the log learns no address (API-13)', async (_, error) => {
  const { subscribe, said } = newsletter(() => Promise.reject(error))
  expect(await subscribe(signUp)).toBe(false)
  expect(said).toEqual([[{ error: error.toJSON() }, 'nobody was signed up for the newsletter']])
  expect(JSON.stringify(said)).not.toContain('jane')
})

test('a bug is not mistaken for a missing service', async () => {
  const { subscribe } = newsletter(() => Promise.reject(new TypeError('a bug')))
  await expect(subscribe(signUp)).rejects.toThrow('a bug')
})
