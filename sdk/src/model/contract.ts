/** A check that turns an unknown answer into an honest type; any Standard Schema will do. */
export interface Contract<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => ValidationResult<T> | Promise<ValidationResult<T>>
  }
  /** Makes the type of an answer that was not checked; throws where that cannot be done. */
  readonly assume?: (value: unknown) => T
  /** What is wrong with entries of an answer that are left out of its lists. */
  readonly droppedIssues?: (value: unknown) => readonly ValidationIssue[]
}

/** What a contract says of one answer. */
export type ValidationResult<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly ValidationIssue[] }

/** One broken rule of a contract and where it was broken. */
export interface ValidationIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
