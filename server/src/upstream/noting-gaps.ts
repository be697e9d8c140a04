import { SdkError } from '@wallart/sdk'
import type { Http } from '@wallart/sdk/http'
import type { Logger } from '@wallart/sdk/services/logger'
import { requestId, leftOut } from './call-context.ts'

/** A log that names the request under way, and remembers when a service was forgiven that it had failed. */
export function notingGaps(log: Logger): Logger {
  return {
    warn(details, message) {
      if ('error' in details) leftOut()
      log.warn({ id: requestId(), ...details }, message)
    },
  }
}

const NO_FAILURE: ReadonlySet<string> = new Set(['aborted', 'not-found', 'refused'])

/** A sender that remembers when a service failed, even where an older answer then stands in. */
export function notingFailures(http: Http): Http {
  return {
    async send(operation, call) {
      try {
        return await http.send(operation, call)
      } catch (error) {
        if (!SdkError.is(error) || !NO_FAILURE.has(error.code)) leftOut()
        throw error
      }
    },
  }
}
