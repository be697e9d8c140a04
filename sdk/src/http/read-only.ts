import { RefusedError } from '../errors/unsent-errors.ts'
import type { Http } from './http.ts'
import { requireArguments } from './require-arguments.ts'

/**
 * A sender that only reads: every call that would leave something behind is refused and not sent.
 * @example
 * const previews = readOnly(http)
 */
export function readOnly(http: Http): Http {
  requireArguments('readOnly', { 'http.send()': Object(http).send })
  return {
    async send(operation, call) {
      if (operation.effect !== 'read') throw new RefusedError({ operation: operation.id })
      return http.send(operation, call)
    },
  }
}
