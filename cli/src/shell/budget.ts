import { Failure } from './failure.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

/** A signal that fires when the program is ended or the time of the command is over. */
export function budgetSignal({ signal }: Shell, { timeoutMs }: Settings): AbortSignal {
  const over = new AbortController()
  const seconds = timeoutMs / 1000
  const late = () => over.abort(new Failure('timeout', `No answer within ${seconds} s (--timeout)`))
  setTimeout(late, timeoutMs).unref()
  return AbortSignal.any([signal, over.signal])
}
