export type MaybeText = string | null | undefined

export type MaybeNumber = number | null | undefined

export type MaybeFlag = boolean | null | undefined

export type MaybeRecord<T> = Record<string, T> | null | undefined
