import { Failure } from './failure.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export function budgetSignal({ signal }: Shell, { timeoutMs }: Settings): AbortSignal {
  const controller = new AbortController()
  const seconds = timeoutMs / 1000
  const onTimeout = () =>
    controller.abort(new Failure('timeout', `No answer within ${seconds} s (--timeout)`))
  setTimeout(onTimeout, timeoutMs).unref()
  return AbortSignal.any([signal, controller.signal])
}
