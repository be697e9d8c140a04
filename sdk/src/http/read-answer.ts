import { UnreadableError } from '../errors/connection-errors.ts'
import { httpError } from '../errors/refusal-errors.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'
import { problemOf } from './problem-of.ts'
import { parseJson, readText } from './read-body.ts'
import { retryAfter } from './retry-after.ts'
import type { TransportAnswer } from './transport.ts'

/** How an answer is to be read. */
export interface Reading {
  readonly context: ErrorContext
  readonly maxBytes: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly signal: AbortSignal
  readonly answersWithLocation?: true | undefined
}

/** What a service answered, or the error that its answer is. */
export async function readAnswer(answer: TransportAnswer, reading: Reading): Promise<unknown> {
  const { context, maxBytes, now, signal } = reading
  const moved = answer.redirected || (answer.status >= 300 && answer.status < 400)
  if (reading.answersWithLocation && (answer.ok || moved)) {
    await answer.body?.cancel()
    return { location: answer.headers.get('location') ?? answer.url }
  }
  if (!answer.ok) {
    const problem = problemOf(await readProblem(answer, reading))
    throw httpError(
      { ...problem, status: answer.status, retryAfterMs: retryAfter(answer.headers, now) },
      context,
    )
  }
  const text = await readText(answer, maxBytes, signal)
  if (text === undefined || (text !== '' && !isJson(answer.headers))) throw new UnreadableError(context)
  return parseJson(text)
}

// A refusal is one, whatever may be wrong with its words.
async function readProblem(answer: TransportAnswer, { maxBytes, signal }: Reading): Promise<unknown> {
  try {
    return parseJson((await readText(answer, maxBytes, signal)) ?? '')
  } catch {
    return undefined
  }
}

// Some services do not say what they send, and some call it plain text.
function isJson(headers: TransportAnswer['headers']): boolean {
  return /json|^text\/plain|^$/i.test(headers.get('content-type') ?? '')
}
