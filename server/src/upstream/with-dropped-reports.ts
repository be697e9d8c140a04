import type { Http } from '@wallart/sdk/http'
import { withContractMode } from '@wallart/sdk/http/with-contract-mode'
import type { Logger } from 'pino'

/** To find what a contract leaves out takes as long as the contract. */
const LOOK_EVERY_MS = 60_000

/** Looks at an answer of each operation once a minute for entries that its contract leaves out, and logs their places. */
export function withDroppedReports(http: Http, log: Logger, now = () => performance.now()): Http {
  const reporting = withContractMode(http, {
    mode: 'strict',
    onContractError: error => log.warn({ error }, 'entries left out'),
  })
  const lookedAt = new Map<string, number>()
  return {
    send(operation, call) {
      const isDue = now() - (lookedAt.get(operation.id) ?? -Infinity) >= LOOK_EVERY_MS
      if (isDue) lookedAt.set(operation.id, now())
      return (isDue ? reporting : http).send(operation, call)
    },
  }
}
