import { GENERIC_ERROR, type Message, type SdkError, type SdkErrorCode } from '@wallart/sdk'
import type { ActionResult } from './action.ts'

const SERVICE_FAILURES: ReadonlySet<SdkErrorCode> = new Set([
  'bad-answer',
  'network',
  'rate-limited',
  'server',
  'timeout',
  'unavailable',
  'unreadable',
])

/** The result of a form whose call failed: the service's own fault, or a refusal of what was sent. */
export function failureResult(cause: SdkError, message: Message = GENERIC_ERROR): ActionResult {
  return { kind: resultKind(cause.code), errors: { '': [message] }, cause }
}

/** Whether a call failed by the service's own fault, or because of what was sent. */
export function resultKind(code: SdkErrorCode): 'invalid' | 'failed' {
  return SERVICE_FAILURES.has(code) ? 'failed' : 'invalid'
}
