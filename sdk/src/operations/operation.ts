/** The upstream services, each with a base address of its own. */
export type ServiceName = 'commerce'

/** What a call leaves behind: nothing, something that another call can undo, or something for good. */
export type Effect = 'read' | 'write' | 'write-undoable' | 'side-effect'

/** One upstream call as plain data. */
export interface Operation {
  readonly id: string
  readonly service: ServiceName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path template, as in /categories/{id}. */
  readonly path: string
  /** The query parameters the call understands. */
  readonly query: readonly string[]
  readonly effect: Effect
  /** Only these are ever sent a second time. */
  readonly idempotent: boolean
  /** How long one attempt may take, in milliseconds. */
  readonly budgetMs: number
  /** How long an answer may be reused, in seconds. */
  readonly cacheSeconds: number
  /** Names of the fields, sent or answered, that are personal data. */
  readonly personal: readonly string[]
  /** Where the specification names the call. */
  readonly spec: string
}
