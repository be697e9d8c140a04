import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SiteContext, SiteId } from '@wallart/sdk'
import type { Course } from '../upstream/call-context.ts'

/** What is known of a request from its first moment on, and what the log line will say of it. */
export interface RequestContext extends Course {
  readonly startedAt: number
  /** Given by others, or made when there is something to trace: an answer that is kept asks nobody. */
  traceId: string
  /** The brand that the request's host belongs to. */
  readonly hostSite: SiteId | undefined
  /** The template of the route that answered. */
  route: string
  /** The brand and language it was about, where that was already read. */
  site?: SiteContext
  /** Whether it was turned away because the process could not keep up. */
  isShed: boolean
  /** How the page cache had a part in it. */
  cache: string
}

const CORRELATION = /^[A-Za-z0-9-]{8,64}$/
const TRACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

const FACTS = Symbol('facts')

interface KnownRequest extends IncomingMessage {
  [FACTS]?: RequestContext
}

/** Begins to keep the facts of a request; names that others gave it are kept when they are well formed. */
export function createRequestContext(req: KnownRequest, hostSite: SiteId | undefined): RequestContext {
  const given = req.headers['x-correlation-id'] ?? req.headers['correlation-id']
  const id = typeof given === 'string' && CORRELATION.test(given) ? given : randomUUID()
  const facts: RequestContext = {
    id,
    traceId: traceIdOf(req.headers['traceparent']) ?? '',
    timings: new Map<string, number>(),
    calls: [],
    hasGaps: false,
    startedAt: performance.now(),
    hostSite,
    route: '',
    cache: 'bypass',
    isShed: false,
  }
  req[FACTS] = facts
  return facts
}

function traceIdOf(parent: unknown): string | undefined {
  if (typeof parent !== 'string') return undefined
  const trace = TRACE.exec(parent)?.[1]
  return trace && !/^0+$/.test(trace) ? trace : undefined
}

/** The facts of a request that has begun. */
export function requestContext(req: KnownRequest): RequestContext {
  return req[FACTS] ?? createRequestContext(req, undefined)
}
