/** A check that turns an unknown answer into an honest type; any Standard Schema will do. */
export interface Contract<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Verdict<T> | Promise<Verdict<T>>
  }
}

/** What a contract says of one answer. */
export type Verdict<T> =
  { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Complaint[] }

/** One broken rule of a contract and where it was broken. */
export interface Complaint {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
