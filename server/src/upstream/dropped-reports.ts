import type { Http } from '@wallart/sdk/http'
import { withContractMode } from '@wallart/sdk/http/with-contract-mode'
import type { Logger } from '@wallart/sdk/services/logger'

/** To find what a contract leaves out takes as long as the contract. */
const LOOK_EVERY_MS = 60_000

/**
 * Looks at an answer of each operation once a minute for entries that its contract leaves out, and logs their places.
 * It belongs above a cache, which reads answers by its own contract.
 */
export function createDroppedReports(log: Logger, now = () => performance.now()): (http: Http) => Http {
  const lookedAt = new Map<string, number>()
  return http => {
    const reporting = withContractMode(http, {
      mode: 'strict',
      onContractError: error => log.warn({ error }, 'entries left out'),
    })
    return {
      send(operation, call) {
        const isDue = now() - (lookedAt.get(operation.id) ?? -Infinity) >= LOOK_EVERY_MS
        if (isDue) lookedAt.set(operation.id, now())
        return (isDue ? reporting : http).send(operation, call)
      },
    }
  }
}
