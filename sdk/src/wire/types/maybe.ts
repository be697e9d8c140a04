/** A text that the wire may leave out or send as null. */
export type MaybeText = string | null | undefined

/** A number that the wire may leave out or send as null. */
export type MaybeNumber = number | null | undefined

/** A flag that the wire may leave out or send as null. */
export type MaybeFlag = boolean | null | undefined

/** A record with unknown keys, which may be missing on the wire. */
export type MaybeRecord<T> = Record<string, T> | null | undefined
