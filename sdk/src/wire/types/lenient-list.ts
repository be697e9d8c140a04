/** What the shop can use of a list, and how many entries it cannot use. */
export interface ValidEntries<T> {
  readonly valid: readonly T[]
  readonly dropped: number
}

/** A list whose entries are not validated yet. */
export type UncheckedList = unknown[] | null | undefined
