import { systemClock } from './system-clock.ts'

test('the clock of the machine shows its time and calls back, unless that is taken back', async () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000)
  const heard: string[] = []
  const takeBack = systemClock.after(0, () => heard.push('taken back'))
  await new Promise<void>(resolve => {
    systemClock.after(1, () => {
      heard.push('called')
      resolve()
    })
    takeBack()
  })
  expect(heard).toEqual(['called'])
})

test('a time beyond the longest timer is not over at once', async () => {
  let isOver = false
  const stop = systemClock.after(2 ** 31, () => (isOver = true))
  await new Promise<void>(resolve => void systemClock.after(20, resolve))
  stop()
  expect(isOver).toBe(false)
})
