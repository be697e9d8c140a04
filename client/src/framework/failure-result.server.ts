import {
  GENERIC_ERROR,
  HttpError,
  isServiceFailure,
  SdkError,
  type Message,
  type SdkErrorCode,
} from '@wallart/sdk'
import type { ActionResult } from './action.ts'

const NO_ROOM = {
  code: 'error.no-room',
  message: 'There is no room for more here. Please remove something first.',
}

/** The result of a form whose call failed: the service's own fault, or a refusal of what was sent. */
export function failureResult(
  cause: SdkError,
  message: Message = GENERIC_ERROR,
  kind = isOtherServers(cause) ? 'failed' : resultKind(cause.code),
): ActionResult {
  return { kind, errors: { '': [isQuotaExceeded(cause) ? NO_ROOM : message] }, cause }
}

/** A gateway that leads elsewhere, as to a page of maintenance, says nothing of what was sent. */
const isOtherServers = (cause: SdkError) => HttpError.is(cause) && cause.problem === 'wrong-server'

export const isQuotaExceeded = (cause: SdkError): boolean =>
  HttpError.is(cause) && cause.problem === 'quota-exceeded'

/** What a service says that no longer takes the shop's own credentials; no form of a shopper changes that. */
const NOT_THE_SHOPPERS: ReadonlySet<SdkErrorCode> = new Set(['unauthorized', 'forbidden'])

/** Whether a call failed by no fault of the shopper's, or because of what was sent. */
export function resultKind(code: SdkErrorCode): 'invalid' | 'failed' {
  return isServiceFailure(code) || NOT_THE_SHOPPERS.has(code) ? 'failed' : 'invalid'
}

/** Whether the shop was refused a token for what the shopper had right. */
export const isRefusedToShop = ({ operation }: SdkError): boolean => operation === 'get-token'

/** Runs a form whose failed calls are all told in the same words. */
export async function withGenericError(run: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await run()
  } catch (error) {
    if (!SdkError.is(error)) throw error
    return failureResult(error)
  }
}
