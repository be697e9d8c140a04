import * as z from 'zod/mini'

/** A text that the wire may leave out or send as null. */
export type MaybeText = string | null | undefined

/** A number that the wire may leave out or send as null. */
export type MaybeNumber = number | null | undefined

/** Reads a text that may be missing. */
export const maybeText: z.ZodMiniType<MaybeText> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string())

/** Reads a number that may be missing. */
export const maybeNumber: z.ZodMiniType<MaybeNumber> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.number())

/** Reads a flag that may be missing. */
export const maybeFlag: z.ZodMiniType<boolean | null | undefined> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.boolean(),
)

/** Reads a list that may be missing. */
export function maybeList<T>(item: z.ZodMiniType<T>): z.ZodMiniType<T[] | null | undefined> {
  return z.nullish(z.array(item))
}
