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
  readonly answer?: Operation['answer']
  /** What refusals may be due to, by their status. */
  readonly hints?: Operation['hints'] | undefined
}

export async function readResponse(
  response: TransportResponse,
  options: ReadResponseOptions,
): Promise<unknown> {
  const { context, maxBytes, now, signal, hints, answer } = options
  const { ok, status, headers } = response
  const sent = sentInstead(response)
  const hint = `Check that ${context.origin ?? 'it'} is the address of the service ${context.service}.`
  if (answer === 'location' && (response.redirected || isRedirect(response) || (ok && !sent))) {
    await response.body?.cancel()
    return { location: headers.get('location') ?? response.url }
  }
  if (!ok) {
    const body = await readProblem(response, options)
    // A gateway whose route is away says it of every product.
    if (status === 404 && (sent || body === NOT_JSON)) throw new BodyError('a 404 without JSON', hint)
    const details = parseProblem(body)
    // What a platform says of an address that leads nowhere; of a missing product or basket it says more.
    const mayBeElsewhere =
      sent || (status === 404 && (details.problem ?? details.sentence ?? 'not-found') === 'not-found')
    throw createHttpError(
      {
        ...details,
        ...(sent && { problem: 'wrong-server' }),
        status,
        retryAfterMs: retryAfter(headers, now),
        hint: mayBeElsewhere ? hint : hints?.[status],
      },
      context,
    )
  }
  if (answer === 'ignored') return response.body?.cancel()
  const text = await readText(response, maxBytes, signal)
  if (text !== '' && sent) throw new BodyError(`${sent}, not JSON`, hint)
  return parseBody(text)
}

const NOT_JSON = Symbol('not JSON')

// No service redirects or answers with a page; behind a 5xx it may be a gateway's.
function sentInstead(response: TransportResponse): string | false | undefined {
  // Some services do not say what they send, and some call it plain text.
  const [, type] = /^(?!text\/plain|.*json)([^;]+)/i.exec(response.headers.get('content-type') ?? '') ?? []
  return isRedirect(response) ? 'a redirect' : response.status < 500 && type
}

// Of a redirect that is not followed a browser shows no more than the status 0.
function isRedirect({ ok, status }: TransportResponse): boolean {
  return !ok && status < 400
}

// A refusal is one, whatever may be wrong with its words.
async function readProblem(
  response: TransportResponse,
  { maxBytes, signal }: ReadResponseOptions,
): Promise<unknown> {
  try {
    return parseBody(await readText(response, maxBytes, signal))
  } catch {
    return NOT_JSON
  }
}
