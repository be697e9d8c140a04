import { Failure } from './failure.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export const DEFAULT_TIMEOUT_MS = 30_000

export function budgetSignal({ signal }: Shell, settings: Settings): AbortSignal {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = settings
  const controller = new AbortController()
  const seconds = timeoutMs / 1000
  const onTimeout = () =>
    controller.abort(new Failure('timeout', `No answer within ${seconds} s (--timeout)`))
  setTimeout(onTimeout, timeoutMs).unref()
  return AbortSignal.any([signal, controller.signal])
}
