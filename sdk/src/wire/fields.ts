import * as z from './schema.ts'
import type { MaybeFlag, MaybeNumber, MaybeText } from './types/maybe.ts'

/** Reads a text that may be missing. */
export const maybeText: z.Schema<MaybeText> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string())

/** Reads a number that may be missing. */
export const maybeNumber: z.Schema<MaybeNumber> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.number())

/** Reads a flag that may be missing. */
export const maybeFlag: z.Schema<MaybeFlag> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean())

/** Reads a list that may be missing. */
export function maybeList<T>(item: z.Schema<T>): z.Schema<T[] | null | undefined> {
  return z.nullish(z.array(item))
}
