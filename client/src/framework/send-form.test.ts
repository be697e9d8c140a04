import { jest } from '@jest/globals'
import { sendForm } from './send-form.ts'
import { submitWithRetry } from './submit-with-retry.ts'

const { fetch: usual } = globalThis
const sent: unknown[] = []

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      sent.push(init?.body)
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
})

afterEach(() => {
  globalThis.fetch = usual
})

test('a form on a silent line fails in the end', async () => {
  const result = sendForm('/cart/items', { upi: 'A1' })
  await jest.advanceTimersByTimeAsync(30_000)
  jest.useRealTimers()
  expect(await result).toEqual({ kind: 'failed', status: 0 })
})

test('it is sent once more under the same key before the shopper is told', async () => {
  const result = submitWithRetry('/checkout/order', { basket: 'b1' }, 'key')
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  expect(await result).toEqual({ kind: 'failed', status: 0 })
  expect(sent).toEqual(['basket=b1', 'basket=b1&again=yes'].map(text => new URLSearchParams(text)))
})
