import type { HttpHooks } from '@wallart/sdk/http'
import type { Environment } from './environment.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

/** Logs every attempt for `--debug`, without URLs, headers or bodies. */
export function debugHooks({ err }: Shell, { debug, noticePaint }: Settings): HttpHooks {
  if (!debug) return {}
  return {
    afterAttempt({ operation, requestId, attempt, status, code, ms }) {
      const outcome = status === undefined ? (code ?? 'no answer') : code ? `${status} ${code}` : `${status}`
      const attemptText = attempt > 1 ? ` attempt ${attempt}` : ''
      err.line(`http ${operation} ${outcome} ${Math.round(ms)} ms${attemptText} ${requestId}`, text =>
        noticePaint(text, 'dim'),
      )
    },
  }
}

/** Logs for `--debug` which file decides where requests go. */
export function debugAddresses(
  { err }: Shell,
  { debug, noticePaint }: Settings,
  { name, addressFile }: Environment,
): void {
  if (debug && addressFile !== undefined)
    err.line(`env ${name} at the addresses of ${addressFile}`, text => noticePaint(text, 'dim'))
}
