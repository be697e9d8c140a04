import { GENERIC_ERROR, isServiceFailure, SdkError, type Message, type SdkErrorCode } from '@wallart/sdk'
import type { ActionResult } from './action.ts'

/** The result of a form whose call failed: the service's own fault, or a refusal of what was sent. */
export function failureResult(cause: SdkError, message: Message = GENERIC_ERROR): ActionResult {
  return { kind: resultKind(cause.code), errors: { '': [message] }, cause }
}

/** Whether a call failed by the service's own fault, or because of what was sent. */
export function resultKind(code: SdkErrorCode): 'invalid' | 'failed' {
  return isServiceFailure(code) ? 'failed' : 'invalid'
}

/** Runs a form whose failed calls are all told in the same words. */
export async function withGenericError(run: () => Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await run()
  } catch (error) {
    if (!SdkError.is(error)) throw error
    return failureResult(error)
  }
}
