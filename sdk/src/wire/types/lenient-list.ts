export interface ValidEntries<T> {
  readonly valid: readonly T[]
  readonly dropped: number
}

export type UncheckedList = unknown[] | null | undefined
