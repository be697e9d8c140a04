import { refuseUnknownCallOptions, refuseUnknownServices } from '#http/known-options'
import { ConfigError } from '../errors/config-error.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call, CallOptions } from './call.ts'
import { resolveService, type HttpOptions } from './options.ts'
import { requireArguments } from './require-arguments.ts'
import { requireContract } from './require-contract.ts'
import { retry } from './retry.ts'
import { createSendAttempt } from './send-attempt.ts'
import { systemClock } from './system-clock.ts'
import { validateResponse } from './validate-response.ts'

/** How long a call may take including its retries, in milliseconds. */
export const DEFAULT_TOTAL_MS = 10_000

interface Sender {
  send<T>(operation: Operation, call: Call<T>): Promise<T>
}

/** What sends, for those who have checked the options. */
export function createSender(options: HttpOptions): Sender {
  const { clock = systemClock, correlationId = () => crypto.randomUUID(), random = Math.random } = options
  const { budget, totalMs = DEFAULT_TOTAL_MS } = options
  refuseUnknownServices(options.services)
  return {
    async send(operation, ownCall) {
      requireArguments('send', { operation, call: ownCall })
      refuseUnknownCallOptions(operation.id, ownCall)
      const call = withDefaults(options, operation, ownCall)
      const service = resolveService(options, operation)
      const context = {
        operation: operation.id,
        service: operation.service,
        origin: URL.canParse(service.url) ? new URL(service.url).origin : undefined,
        requestId: call.headers?.['correlation-id'] ?? correlationId(),
      }
      const sendAttempt = createSendAttempt(options, clock, operation, call, service, context)
      const body = await retry(sendAttempt, {
        operation,
        context,
        clock,
        random,
        totalMs: call.timeoutMs ?? (call.file ? operation.budgetMs : totalMs),
        retries: call.retries ?? operation.retries,
        budget,
        signal: call.signal,
      })
      return validateResponse(call.contract, body, context)
    },
  }
}

function withDefaults<T>(
  { headers, retries, timeoutMs }: HttpOptions,
  operation: Operation,
  call: Call<T>,
): Call<T> {
  const { access, effect, id } = operation
  const isShoppersWrite = access === 'shopper' && effect !== 'read'
  const settings = { retries: call.retries ?? retries, timeoutMs: call.timeoutMs ?? timeoutMs }
  checkSettings({ ...settings, signal: call.signal }, id)
  requireContract(call.contract, operation)
  return {
    ...call,
    ...settings,
    headers: { ...headers, ...call.headers },
    idempotencyKey: call.idempotencyKey ?? (isShoppersWrite ? crypto.randomUUID() : undefined),
  }
}

// In a program without types a signal can be anything.
function checkSettings(
  { retries = 0, timeoutMs = 1, signal }: Pick<CallOptions, 'retries' | 'timeoutMs' | 'signal'>,
  operation: string,
): void {
  if (!Number.isFinite(timeoutMs) || !Number.isInteger(retries) || retries < 0 || timeoutMs <= 0)
    throw new ConfigError('timeoutMs must be above 0, and retries a whole number from 0.', operation)
  if (signal && !Object(signal).addEventListener)
    throw new ConfigError('signal must be an AbortSignal.', operation)
}
