import type { ProbeMode } from '../report/report.ts'

export interface SelectionOptions {
  /** Operation ids, `*` allowed; empty means all. */
  readonly names: readonly string[]
  readonly service?: string | undefined
  readonly mode: ProbeMode
  readonly mutating: boolean
  /** Whether operations that cannot be undone may run. */
  readonly sideEffects: boolean
  readonly shard?: Shard | undefined
  /** Shuffles the probes; catalogue order when undefined. */
  readonly seed?: number | undefined
}

/** 1-based. */
export interface Shard {
  readonly part: number
  readonly of: number
}
