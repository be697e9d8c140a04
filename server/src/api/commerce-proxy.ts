import type { Operation } from '@wallart/sdk/operations/operation'
import { OPERATIONS } from '@wallart/sdk/operations/catalogue'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { AppContext } from '../app-context.ts'
import { problemJson, tooManyRequests } from '../front/problem-json.ts'
import { requestContext } from '../front/request-context.ts'
import type { AddressQueue } from '../limits/address-queue.ts'
import { QueueFullError } from '../limits/queue-full-error.ts'
import { createBodyRoom } from '../limits/body-room.ts'
import { runInQueues } from '../limits/run-in-queues.ts'
import { visitorLine } from '../limits/visitor-address.ts'
import { enforceRateLimit, slowDownGuesses, type Attempt } from '../limits/enforce-rate-limit.ts'
import { isCrossSite } from '../session/cross-site.ts'
import { splitQuery } from '../split-query.ts'
import { codesIn, isSlowedDown, MOST_HITS, proxyAttempt, wantsTooManyHits } from './proxy-limits.ts'
import { readProxyBody, type ProxyBody } from './proxy-body.ts'
import { createProxyQueues } from './proxy-queues.ts'
import { readBytes } from './read-bytes.ts'
import { createTimeLimit } from './time-limit.ts'

const PROXY_PATH = '/proxy/commerce'

interface Route {
  readonly operation: string
  readonly method: string
  readonly pattern: RegExp
  readonly queues: readonly AddressQueue[]
}

const REQUEST_HEADERS = ['accept', 'authorization', 'idempotency-key', 'traceparent']
const RESPONSE_HEADERS = ['content-type', 'location', 'retry-after']

// fetch resolves dots that are encoded, too.
const LEAVES_ITS_PATH = /\/(\.|%2e){1,2}(\/|$)/i

const MAX_ANSWER_BYTES = 5 * 1024 ** 2
/** Of a call that is slowed down: its body is read at once, and takes twenty times its room. */
const MAX_GUESS_BYTES = 8192
const MAX_BODY_BYTES = 100 * 1024
/** Of the bodies that arrive or wait for their turns. */
const MAX_BYTES_OF_VISITOR = 1024 ** 2
const MAX_BYTES_IN_ALL = 16 * 1024 ** 2
const TIMEOUT_MS = 10_000

const BUSY_RETRY_SECONDS = 2

/** Forwards the calls of the catalogue from partners' pages, with a bearer token and never a cookie; closed without partners. */
export function commerceProxy(app: AppContext): RequestHandler {
  const { commerceUrl, partnerOrigins, ownPagesAtOnce, ownWaitMs, trustProxy } = app
  const queuesFor = createProxyQueues(ownPagesAtOnce)
  const routes = OPERATIONS.filter(({ service }) => service === 'commerce').map(operation =>
    toRoute(operation, queuesFor(operation)),
  )
  const room = createBodyRoom({
    maxBytes: () => MAX_BODY_BYTES,
    maxBytesOfVisitor: MAX_BYTES_OF_VISITOR,
    maxBytesInAll: MAX_BYTES_IN_ALL,
    trustProxy,
    refuse: (_, res) => refuseBusyCall(res),
  })
  const known = new Set([...partnerOrigins, ...Object.values(app.origins), new URL(commerceUrl).origin])
  const canLeadTo = (location: string, host: string | undefined) => {
    if (!URL.canParse(location)) return !/^[/\\]{2}/.test(location)
    const url = new URL(location)
    return known.has(url.origin) || url.host === host
  }
  const findRoute = (method: string, path: string) =>
    partnerOrigins.length > 0 && !LEAVES_ITS_PATH.test(path)
      ? routes.find(route => route.method === method && route.pattern.test(path))
      : undefined

  const forwardCall: RequestHandler = async (req, res) => {
    const [path, query] = splitQuery(req.url)
    const route = findRoute(req.method, path)
    if (!route) return problemJson(res, 404, 'There is no such call.')
    if (wantsTooManyHits(route.operation, query))
      return problemJson(res, 400, `A search has ${MOST_HITS} hits at most.`)
    const { signal } = requestContext(req)
    const target: Target = {
      operation: route.operation,
      address: `${commerceUrl}${path}${query && `?${query}`}`,
      canLeadTo: location => canLeadTo(location, req.headers.host),
    }
    const bytes = Buffer.isBuffer(req.body) ? req.body.length : 0
    if (bytes > MAX_GUESS_BYTES && isSlowedDown(route.operation))
      return problemJson(res, 413, 'The body is too large.')
    try {
      // Guesses are slowed down before they take a place that others wait for.
      await slowDown(req, route.operation, app)
      await runInQueues(
        route.queues,
        { address: visitorLine(req, trustProxy) },
        { signal, waitMs: ownWaitMs },
        async () => {
          room.leave(req)
          await forwardWithinLimits(req, res, target, app)
        },
      )
    } catch (error) {
      if (QueueFullError.is(error)) return refuseBusyCall(res)
      if (!res.headersSent) problemJson(res, 503, 'The commerce API cannot be reached right now.')
    }
    return undefined
  }

  /** Where the sign-in service leads the pages of partners: they may follow to another origin here alone. */
  const answerCallback: RequestHandler = (_, res, next) => {
    if (partnerOrigins.length === 0) return next()
    res.status(204).set('cache-control', 'private, no-store').end()
  }

  /** A browser sends simple forms of any page, whose answers alone it hides from that page. */
  const refuseForeignPage: RequestHandler = (req, res, next) => {
    const isPartner = partnerOrigins.includes(req.headers.origin ?? '')
    // A picture of any page is a read, and some reads begin a guest.
    const isForeignRead = /^(?:cross-site|same-site)$/.test(req.get('sec-fetch-site') ?? '')
    if (isPartner || !(isForeignRead || isCrossSite(req, Object.values(app.origins)))) return next()
    problemJson(res, 403, 'This call came from a page of no partner.')
  }

  return Router()
    .use(PROXY_PATH, (req, res, next) => {
      allowOrigin(req, res, partnerOrigins)
      if (req.method === 'OPTIONS' && partnerOrigins.length > 0) res.status(204).end()
      else next()
    })
    .get(`${PROXY_PATH}/callback`, answerCallback)
    .use(
      PROXY_PATH,
      refuseForeignPage,
      room.enter,
      express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false }),
      forwardCall,
    )
}

interface Target {
  readonly operation: string
  readonly address: string
  readonly canLeadTo: (location: string) => boolean
}

async function slowDown(req: Request, operation: string, app: AppContext): Promise<void> {
  // The body itself is not held while its guess waits.
  const guess = isSlowedDown(operation) ? readGuess(req, operation) : undefined
  if (guess) await slowDownGuesses(req, guess, app)
}

function readGuess(req: Request, operation: string): Attempt | undefined {
  const read = readProxyBody(req)
  return 'body' in read ? proxyAttempt(operation, req, read.body?.content) : undefined
}

// What a body becomes takes twenty times its room, so that it is read no sooner than it is sent on.
async function forwardWithinLimits(
  req: Request,
  res: Response,
  target: Target,
  app: AppContext,
): Promise<void> {
  const read = readProxyBody(req)
  if ('problem' in read) return problemJson(res, read.problem.status, read.problem.text)
  const { body } = read
  if (codesIn(body?.content) > 1) return problemJson(res, 400, 'One code can be tried at a time.')
  const attempt = proxyAttempt(target.operation, req, body?.content)
  const verdict = await enforceRateLimit(req, attempt, app)
  if (!verdict.ok) return tooManyRequests(res, verdict.retryAfterSeconds)
  await forward(req, res, body, target)
}

function toRoute({ id, method, path }: Operation, queues: Route['queues']): Route {
  const parts = path.split(/\{\w+\}/).map(part => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  // The upstream could decode an encoded slash and leave the template.
  return {
    operation: id,
    method,
    pattern: new RegExp(`^${parts.join('(?:(?!%2[fF]|%5[cC])[^/\\\\#])+')}$`),
    queues,
  }
}

function allowOrigin(req: Request, res: Response, partnerOrigins: readonly string[]): void {
  res.vary('Origin')
  const { origin } = req.headers
  if (!origin || !partnerOrigins.includes(origin)) return
  res.set({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': [...REQUEST_HEADERS, 'content-type', 'correlation-id'].join(', '),
    'access-control-expose-headers': 'correlation-id, location, retry-after',
    'access-control-max-age': '600',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

function refuseBusyCall(res: Response): void {
  res.set('retry-after', String(BUSY_RETRY_SECONDS))
  problemJson(res, 503, 'Too many calls are in flight.')
}

async function forward(
  req: Request,
  res: Response,
  body: ProxyBody | undefined,
  { address, canLeadTo }: Target,
): Promise<void> {
  const headers = REQUEST_HEADERS.flatMap(name => {
    const value = req.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const { id } = requestContext(req)
  // Who leaves has the turn until the service has answered: it works the call to its end all the same.
  const limit = createTimeLimit(TIMEOUT_MS)
  const { answer, bytes } = await fetchBytes(address, limit.signal, {
    method: req.method,
    headers: {
      ...Object.fromEntries(headers),
      ...(body && { 'content-type': body.type }),
      'correlation-id': id,
    },
    ...(body && { body: body.text }),
  }).finally(limit.stop)
  const location = answer.headers.get('location')
  if (location !== null && !canLeadTo(location))
    return problemJson(res, 502, 'The commerce API leads to an address that is no partner’s.')
  for (const name of RESPONSE_HEADERS) {
    const value = answer.headers.get(name)
    if (value) res.setHeader(name, value)
  }
  res.status(answer.status).set({ 'cache-control': 'private, no-store', 'correlation-id': id })
  // RFC 9110, 8.6: a 204 has none.
  if (answer.status !== 204) res.set('content-length', String(bytes.length))
  res.end(bytes)
}

async function fetchBytes(address: string, signal: AbortSignal, options: RequestInit) {
  const answer = await fetch(address, { ...options, signal, redirect: 'manual', credentials: 'omit' })
  return { answer, bytes: await readBytes(answer, MAX_ANSWER_BYTES, signal) }
}
