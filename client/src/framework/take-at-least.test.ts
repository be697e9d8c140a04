import { jest } from '@jest/globals'
import { takeAtLeast } from './take-at-least.server.ts'

test('an answer that is found at once waits, and one that is found late does not wait longer', async () => {
  jest.useFakeTimers()
  const answered: string[] = []
  const answer = (name: string) => answered.push(name)
  void takeAtLeast(Promise.resolve('soon')).then(answer)
  void takeAtLeast(new Promise<string>(resolve => setTimeout(resolve, 400, 'late'))).then(answer)
  await jest.advanceTimersByTimeAsync(249)
  expect(answered).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(answered).toEqual(['soon'])
  await jest.advanceTimersByTimeAsync(150)
  // What watches the console after a test waits by the real clock.
  jest.useRealTimers()
  expect(answered).toEqual(['soon', 'late'])
})
