import type { AttemptResult } from '@wallart/sdk/http'
import type { ServiceName } from '@wallart/sdk/operations/operation'
import type { Trace } from './trace.ts'

export interface UpstreamCall {
  readonly name: string
  readonly status: string
  readonly ms: number
}

export interface WorkReport {
  readonly timings: ReadonlyMap<string, number>
  readonly upstreamCalls: readonly UpstreamCall[]
  readonly isDegraded: boolean
}

const MAX_LISTED_CALLS = 20

/** The work in whose name the upstream is called: a request, or a page render that several requests share. */
export abstract class CallContext implements WorkReport, Trace {
  abstract readonly id: string
  abstract readonly traceId: string
  abstract readonly spanId: string | undefined
  abstract readonly isSampled: boolean | undefined
  abstract readonly signal: AbortSignal
  /** For whom the work is, as an address of the network; none for what the server does by itself. */
  abstract readonly shopper: string | undefined
  readonly #timings = new Map<string, number>()
  readonly #upstreamCalls: UpstreamCall[] = []
  #isDegraded = false

  get timings(): ReadonlyMap<string, number> {
    return this.#timings
  }

  get upstreamCalls(): readonly UpstreamCall[] {
    return this.#upstreamCalls
  }

  get isDegraded(): boolean {
    return this.#isDegraded
  }

  markDegraded(): void {
    this.#isDegraded = true
  }

  recordTiming(part: string, ms: number): void {
    this.#timings.set(part, (this.#timings.get(part) ?? 0) + ms)
  }

  recordAttempt(service: ServiceName, { operation, status, code, ms }: AttemptResult): void {
    this.recordTiming(`up-${service}`, ms)
    this.#list({ name: operation, status: String(status ?? code ?? ''), ms: Math.round(ms) })
  }

  include({ timings, upstreamCalls, isDegraded }: WorkReport): void {
    for (const [part, ms] of timings) this.recordTiming(part, ms)
    for (const call of upstreamCalls) this.#list(call)
    if (isDegraded) this.markDegraded()
  }

  #list(call: UpstreamCall): void {
    if (this.#upstreamCalls.length < MAX_LISTED_CALLS) this.#upstreamCalls.push(call)
  }
}
