import { createInFlight } from './in-flight.ts'

test('only so much goes on under one name, and who leaves makes room once', () => {
  const inFlight = createInFlight()
  const leave = inFlight.enter('a', 2)
  expect(inFlight.enter('a', 2)).toBeDefined()
  expect(inFlight.enter('a', 2)).toBeUndefined()
  expect(inFlight.enter('b', 2)).toBeDefined()
  leave?.()
  leave?.()
  expect(inFlight.enter('a', 2)).toBeDefined()
  expect(inFlight.enter('a', 2)).toBeUndefined()
})
