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
