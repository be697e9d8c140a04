/** The upstream services, each with its own base address. */
export type ServiceName =
  | 'commerce'
  | 'bizapi'
  | 'products'
  | 'search'
  | 'typeahead'
  | 'orders'
  | 'marketing'
  | 'recommendations'
  | 'storefront'
  | 'legacy'

/** What a call leaves behind: nothing, something that another call can undo, or something permanent. */
export type Effect = 'read' | 'write' | 'write-undoable' | 'side-effect'

/** Who may make a call: any caller, a shopper with a token, or a program with its own key. */
export type Access = 'public' | 'shopper' | 'client' | 'api-key'

/** One upstream call as plain data. */
export interface Operation {
  readonly id: string
  readonly service: ServiceName
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path template, as in /categories/{id}. */
  readonly path: string
  /** The query parameters the call understands; lists are joined by commas. */
  readonly query: readonly string[]
  /** Those of the query parameters whose lists are repeated instead of joined. */
  readonly repeated?: readonly string[]
  /** Bytes are a file, sent as it is. */
  readonly body?: 'json' | 'form' | 'bytes'
  /** What stands in place of JSON: the address of a redirect, or whatever nothing reads, as a picture. */
  readonly answer?: 'location' | 'ignored'
  /** What its client calls the contract of the answer, and the file of contracts that holds it. */
  readonly contract?: { readonly name: string; readonly file: string }
  /** What to check when it is refused with one of these statuses. */
  readonly hints?: Readonly<Record<number, string>>
  readonly access: Access
  readonly effect: Effect
  /** Only these are ever sent a second time. */
  readonly idempotent: boolean
  /** How often a call that failed in passing is sent again. */
  readonly retries: number
  /** How long one attempt may take, in milliseconds. */
  readonly budgetMs: number
  /** How long an answer may be reused, in seconds. */
  readonly cacheSeconds: number
  /** Names of the fields, sent or answered, that are personal data. */
  readonly personal: readonly string[]
}
