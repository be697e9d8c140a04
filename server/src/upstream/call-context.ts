import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'

/** One call of the upstream, as the request's log line tells of it. */
export interface UpstreamCall {
  readonly name: string
  /** What was answered, or how it failed. */
  readonly status: string
  readonly ms: number
}

/** The work in whose course the upstream is called: mostly a request, sometimes a page made behind an answer's back. */
export interface Course {
  readonly id: string
  readonly traceId: string
  /** How long its parts took, in milliseconds, by names that are always the same. */
  readonly timings: Map<string, number>
  readonly calls: UpstreamCall[]
  /** Whether something was left out because a service failed. */
  hasGaps: boolean
}

const courses = new AsyncLocalStorage<Course>()

/** Names a trace that begins here. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}

/** Does some work in the course of a request, so that the upstream's log names it too. */
export function runInContext<T>(course: Course, work: () => T): T {
  return courses.run(course, work)
}

/** A part of the work under way whose gaps count for themselves. */
export function partOfCourse(): Course {
  const around = courses.getStore()
  return around
    ? { ...around, hasGaps: false }
    : { id: randomUUID(), traceId: newTraceId(), timings: new Map(), calls: [], hasGaps: false }
}

/** Names the work under way as its log lines do. */
export function requestId(): string {
  return courses.getStore()?.id ?? randomUUID()
}

/** Adds to how long a part of the work under way took. */
export function recordTiming(part: string, ms: number): void {
  const timings = courses.getStore()?.timings
  timings?.set(part, (timings.get(part) ?? 0) + ms)
}

// A request that asks for more than this has a problem that the first ones show as well.
const MOST_CALLS = 20

/** Remembers a call that the work under way has made. */
export function recordUpstreamCall({ name, status, ms }: UpstreamCall): void {
  const calls = courses.getStore()?.calls
  if (calls && calls.length < MOST_CALLS) calls.push({ name, status, ms: Math.round(ms) })
}

/** Remembers that the work under way has left something out. */
export function leftOut(): void {
  const course = courses.getStore()
  if (course) course.hasGaps = true
}

/** Whether the work under way has left something out. */
export function hasGaps(): boolean {
  return courses.getStore()?.hasGaps ?? false
}

/** What a call tells of the request that it is part of. */
export const traceHeaders = {
  correlationId: requestId,
  traceParent() {
    const trace = courses.getStore()?.traceId
    return trace && `00-${trace}-${randomBytes(8).toString('hex')}-01`
  },
}
