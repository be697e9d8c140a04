/** What the shop can use of a list, and how many entries it cannot use. */
export interface Usable<T> {
  readonly valid: readonly T[]
  readonly dropped: number
}

/** A list whose entries nobody has looked at yet. */
export type Unread = unknown[] | null | undefined
