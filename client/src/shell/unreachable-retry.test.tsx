import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { LocaleProvider } from '../i18n/testing/locale-provider.tsx'
import { Unreachable } from './unreachable.tsx'

const requests = jest.fn<typeof fetch>()
const onRetry = jest.fn(async () => {})

beforeEach(() => {
  jest.useFakeTimers()
  requests.mockReset().mockResolvedValue(new Response())
  onRetry.mockClear()
  Object.assign(globalThis, { fetch: requests })
  render(
    <LocaleProvider locale="en-US">
      <Unreachable onRetry={onRetry} />
    </LocaleProvider>,
  )
})

async function comeOnline(ms: number): Promise<void> {
  act(() => void dispatchEvent(new Event('online')))
  await act(() => jest.advanceTimersByTimeAsync(ms))
  // What watches the console after a test waits by the real clock.
  jest.useRealTimers()
}

test('a connection that has come back loads the page', async () => {
  await comeOnline(10)
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('one that loses its first requests is tried again (ERR-13)', async () => {
  requests.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  requests.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await comeOnline(5000)
  expect([requests.mock.calls.length, onRetry.mock.calls.length]).toEqual([3, 1])
})
