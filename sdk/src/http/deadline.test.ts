import { startDeadline } from './deadline.ts'
import { catchError } from './testing/catch-error.ts'
import { fakeClock } from './testing/fake-clock.ts'

test('when the time is over the signal fires, and says that it was the time', async () => {
  const clock = fakeClock()
  const deadline = startDeadline(clock, 100, undefined)
  await clock.advance(99)
  expect([deadline.signal.aborted, deadline.hasTimedOut()]).toEqual([false, false])
  await clock.advance(1)
  expect([deadline.signal.aborted, deadline.hasTimedOut()]).toEqual([true, true])
  expect(await catchError(deadline.whenAborted)).toBe(deadline.signal.reason)
})

test('when the caller leaves the signal fires for their reason', async () => {
  const caller = new AbortController()
  const deadline = startDeadline(fakeClock(), 100, caller.signal)
  caller.abort('left')
  expect([deadline.signal.reason, deadline.hasTimedOut()]).toEqual(['left', false])
  expect(await catchError(deadline.whenAborted)).toBe('left')
})

test('a caller who has left already need not leave again', () => {
  expect(startDeadline(fakeClock(), 100, AbortSignal.abort('left')).signal.reason).toBe('left')
})

test('work that is done leaves no timer and no listener behind', async () => {
  const clock = fakeClock()
  const caller = new AbortController()
  const deadline = startDeadline(clock, 100, caller.signal)
  deadline.release()
  expect(clock.pendingTimers()).toBe(0)
  caller.abort()
  await clock.advance(200)
  expect([deadline.signal.aborted, deadline.hasTimedOut()]).toEqual([false, false])
})
