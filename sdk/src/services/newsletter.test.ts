import { NetworkError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { footerSignUp } from '../rules/forms/newsletter-sign-up.ts'
import { createNewsletter } from './newsletter.ts'

const signUp = footerSignUp('jane@example.com')
const context = { operation: 'subscribe-newsletter' }

function newsletter(subscribe: () => Promise<void>) {
  const messages: unknown[] = []
  return {
    messages,
    ...createNewsletter({ subscribe }, { log: { warn: (...line) => void messages.push(line) } }),
  }
}

test('who is signed up hears so', async () => {
  const { subscribe, messages } = newsletter(async () => {})
  expect(await subscribe(signUp)).toBe(true)
  expect(messages).toEqual([])
})

test.each([
  ['the network fails', new NetworkError(context)],
  ['the service refuses', new HttpError({ status: 400, sentence: 'jane@example.com is taken' }, context)],
])('nobody is signed up when %s, and the log learns no address (API-13)', async (_, error) => {
  const { subscribe, messages } = newsletter(() => Promise.reject(error))
  expect(await subscribe(signUp)).toBe(false)
  expect(messages).toEqual([[{ error: error.toJSON() }, 'newsletter sign-up failed']])
  expect(JSON.stringify(messages)).not.toContain('jane')
})

test('a bug is not mistaken for a missing service', async () => {
  const { subscribe } = newsletter(() => Promise.reject(new TypeError('a bug')))
  await expect(subscribe(signUp)).rejects.toThrow('a bug')
})
