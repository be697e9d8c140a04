import type { Trace } from './trace.ts'

type Attributes = Readonly<Record<string, string | number | boolean>>

interface Ending {
  /** Another one than it began with, as when the route is known at the end. */
  readonly name?: string
  readonly attributes?: Attributes
  readonly hasFailed?: boolean
}

interface Span {
  /** The trace of what is done as a part of it. */
  readonly trace: Trace
  readonly end: (ending?: Ending) => void
}

/** Tells a collector how long each part of a request has taken. */
export interface Tracer {
  readonly start: (kind: 'server' | 'client', name: string, trace: Trace, attributes: Attributes) => Span
  /** A part that has just ended. */
  readonly record: (name: string, seconds: number, trace: Trace) => void
  /** Sends what it still holds. */
  readonly stop: () => Promise<void>
}
