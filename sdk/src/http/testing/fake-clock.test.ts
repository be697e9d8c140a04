import { fakeClock } from './fake-clock.ts'

test('time stands still until it is moved', async () => {
  const clock = fakeClock(1000)
  const heard: string[] = []
  clock.after(20, () => heard.push(`b at ${clock.now()}`))
  clock.after(10, () => heard.push(`a at ${clock.now()}`))
  clock.after(20, () => heard.push(`c at ${clock.now()}`))
  expect([clock.now(), clock.pendingTimers()]).toEqual([1000, 3])
  await clock.advance(19)
  expect([clock.now(), heard]).toEqual([1019, ['a at 1010']])
  await clock.advance(1)
  expect([clock.now(), clock.pendingTimers(), heard]).toEqual([
    1020,
    0,
    ['a at 1010', 'b at 1020', 'c at 1020'],
  ])
})

test('what is taken back does not happen', async () => {
  const clock = fakeClock()
  const takeBack = clock.after(10, () => {
    throw new Error('it happened')
  })
  takeBack()
  await clock.advance(10)
  expect(clock.pendingTimers()).toBe(0)
})

test('what happens may ask for more within the same time', async () => {
  const clock = fakeClock()
  const heard: number[] = []
  const tick = () => {
    heard.push(clock.now())
    void Promise.resolve().then(() => clock.after(10, tick))
  }
  clock.after(-5, tick)
  await clock.advance(25)
  expect(heard).toEqual([0, 10, 20])
})
