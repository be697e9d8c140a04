import { createHttpError } from '../errors/http-status-errors.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import { parseProblem } from './parse-problem.ts'
import { BodyError, parseBody, readText } from './read-body.ts'
import { retryAfter } from './retry-after.ts'
import type { TransportResponse } from './transport.ts'

export interface ReadResponseOptions {
  readonly context: ErrorContext
  readonly maxBytes: number
  readonly now: number
  readonly signal: AbortSignal
  readonly answersWithLocation?: true | undefined
  /** What refusals may be due to, by their status. */
  readonly hints?: Operation['hints'] | undefined
}

export async function readResponse(
  response: TransportResponse,
  options: ReadResponseOptions,
): Promise<unknown> {
  const { context, maxBytes, now, signal } = options
  const isRedirect = response.redirected || (response.status >= 300 && response.status < 400)
  if (options.answersWithLocation && (response.ok || isRedirect)) {
    await response.body?.cancel()
    return { location: response.headers.get('location') ?? response.url }
  }
  if (!response.ok) {
    const problem = parseProblem(await readProblem(response, options))
    throw createHttpError(
      {
        ...problem,
        status: response.status,
        retryAfterMs: retryAfter(response.headers, now),
        hint: options.hints?.[response.status],
      },
      context,
    )
  }
  const text = await readText(response, maxBytes, signal)
  if (text !== '' && !isJson(response.headers)) throw new BodyError('it is not JSON')
  return parseBody(text)
}

// A refusal is one, whatever may be wrong with its words.
async function readProblem(
  response: TransportResponse,
  { maxBytes, signal }: ReadResponseOptions,
): Promise<unknown> {
  try {
    return parseBody(await readText(response, maxBytes, signal))
  } catch {
    return undefined
  }
}

// Some services do not say what they send, and some call it plain text.
function isJson(headers: TransportResponse['headers']): boolean {
  return /json|^text\/plain|^$/i.test(headers.get('content-type') ?? '')
}
