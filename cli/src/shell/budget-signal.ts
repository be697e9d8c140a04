import { Failure } from './failure.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export const DEFAULT_TIMEOUT_MS = 30_000
// A timer for longer would fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function budgetSignal(
  { signal }: Pick<Shell, 'signal'>,
  { timeoutMs = DEFAULT_TIMEOUT_MS }: Pick<Settings, 'timeoutMs'>,
): AbortSignal {
  const controller = new AbortController()
  const seconds = timeoutMs / 1000
  const onTimeout = () =>
    controller.abort(new Failure('timeout', `No answer within ${seconds} s (--timeout)`))
  setTimeout(onTimeout, Math.min(timeoutMs, LONGEST_TIMER_MS)).unref()
  return AbortSignal.any([signal, controller.signal])
}

/** Only a timeout that was set ends what waits for other programs. */
export function explicitBudgetSignal(
  shell: Pick<Shell, 'signal'>,
  settings: Pick<Settings, 'timeoutMs'>,
): AbortSignal {
  return settings.timeoutMs === undefined ? shell.signal : budgetSignal(shell, settings)
}
