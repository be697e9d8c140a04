import { setTimeout as wait } from 'node:timers/promises'
import { budgetSignal } from './budget-signal.ts'
import { parseDuration } from './settings.ts'

test.each([
  ['40000m', false],
  ['1ms', true],
])('a budget of %s is over after a moment: %s', async (timeout, isOver) => {
  const { signal } = new AbortController()
  const budget = budgetSignal({ signal }, { timeoutMs: parseDuration(timeout) })
  await wait(20)
  expect(budget.aborted).toBe(isOver)
})
