import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteId } from '@wallart/sdk'
import { CallContext } from './call-context.ts'
import { newTraceId, readTraceParent, type Trace } from './trace.ts'
import { parseLocation, type PageLocation } from './page-location.ts'

const CORRELATION = /^[A-Za-z0-9-]{8,64}$/

const CONTEXT = Symbol('request context')

interface RequestWithContext extends IncomingMessage {
  [CONTEXT]?: RequestContext
}

export class RequestContext extends CallContext {
  override readonly id: string
  readonly startedAt = performance.now()
  readonly hostSite: SiteId | undefined
  shopper: string | undefined
  route = ''
  cache = 'bypass'
  isShed = false
  readonly #url: string
  readonly #res: ServerResponse
  #trace: Omit<Trace, 'id'>
  #location: PageLocation | undefined
  #signal: AbortSignal | undefined

  constructor(req: IncomingMessage, res: ServerResponse, hostSite: SiteId | undefined) {
    super()
    const given = req.headers['x-correlation-id'] ?? req.headers['correlation-id']
    this.id = typeof given === 'string' && CORRELATION.test(given) ? given : randomUUID()
    this.hostSite = hostSite
    this.#trace = readTraceParent(req.headers['traceparent'])
    this.#url = req.url ?? '/'
    this.#res = res
  }

  /** What the address means; files never ask, so it is read at the first use. */
  get location(): PageLocation {
    this.#location ??= parseLocation(this.#url, this.hostSite)
    return this.#location
  }

  get isLocated(): boolean {
    return this.#location !== undefined || this.route !== ''
  }

  override get traceId(): string {
    return this.#trace.traceId
  }

  override get spanId(): string | undefined {
    return this.#trace.spanId
  }

  override get isSampled(): boolean | undefined {
    return this.#trace.isSampled
  }

  /** Begins a trace unless the caller has sent one; an answer from the cache has nothing to trace. */
  startTrace(): void {
    if (!this.traceId) this.#trace = { traceId: newTraceId() }
  }

  /** What is done for this request from now on is a part of this span. */
  enterSpan(trace: Trace): void {
    this.#trace = trace
  }

  override get signal(): AbortSignal {
    this.#signal ??= abortOnDisconnect(this.#res)
    return this.#signal
  }

  serverTiming(): string {
    const durations = [...this.timings, ['total', performance.now() - this.startedAt] as const]
    return [
      ...(this.cache === 'bypass' ? [] : [`cache;desc=${this.cache}`]),
      ...durations.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`),
    ].join(', ')
  }
}

export function openRequestContext(
  req: RequestWithContext,
  res: ServerResponse,
  hostSite?: SiteId,
): RequestContext {
  const context = new RequestContext(req, res, hostSite)
  req[CONTEXT] = context
  return context
}

export function requestContext(req: RequestWithContext): RequestContext {
  const context = req[CONTEXT]
  if (!context) throw new Error('A request without a context has not passed the front.')
  return context
}

function abortOnDisconnect(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  // Every upstream call of the request listens.
  setMaxListeners(0, controller.signal)
  const abort = () => {
    if (!res.writableFinished) controller.abort()
  }
  if (res.closed) abort()
  else res.once('close', abort)
  return controller.signal
}
