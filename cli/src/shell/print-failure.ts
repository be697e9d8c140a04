import { exitCodeFor, isKnownError, type KnownError } from './exit-codes.ts'
import type { Shell } from './shell.ts'

const RETRYABLE = new Set(['network', 'timeout', 'unavailable', 'server', 'rate-limited'])

export interface FailureStyle {
  readonly json: boolean
  readonly debug: boolean
}

export function printFailure(shell: Shell, thrown: unknown, { json, debug }: FailureStyle): number {
  const error = rootFailure(thrown)
  const exitCode = exitCodeFor(error)
  if (json) shell.err.json({ error: { ...describe(error), exitCode } })
  else if (!shell.signal.aborted) shell.err.line(sentenceFor(error))
  if (debug && !isKnownError(error) && error instanceof Error)
    for (const line of (error.stack ?? error.message).split('\n')) shell.err.line(line)
  return exitCode
}

// An aborted call only says so; the abort reason is the useful part.
function rootFailure(error: unknown): unknown {
  return isKnownError(error) && error.code === 'aborted' && isKnownError(error.cause) ? error.cause : error
}

function describe(error: unknown): object {
  if (!isKnownError(error))
    return { code: 'bug', message: messageOf(error), hint: REPORT_HINT, retryable: false }
  const { code, hint, requestId } = error
  return { code, message: knownMessage(error), hint, retryable: RETRYABLE.has(code), requestId }
}

const REPORT_HINT = 'Please report it; --debug shows where it happened.'

function sentenceFor(error: unknown): string {
  if (!isKnownError(error)) return `This is a bug in the CLI: ${messageOf(error)}. ${REPORT_HINT}`
  const message = knownMessage(error)
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  return error.hint ? `${sentence} ${error.hint}` : sentence
}

// What shoppers read when a service refuses does not say which call it was.
function knownMessage(error: KnownError): string {
  const { code, message } = error
  if (code === 'not-found' || !('operation' in error) || !('status' in error)) return message
  const operation = String(error.operation)
  return message.startsWith(operation) ? message : `${operation} answered ${String(error.status)}`
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
