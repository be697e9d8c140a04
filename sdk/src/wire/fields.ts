import * as z from './schema.ts'
import type { MaybeFlag, MaybeNumber, MaybeText } from './types/maybe.ts'

export const maybeText: z.Schema<MaybeText> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string())

export const maybeNumber: z.Schema<MaybeNumber> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.number())

export const maybeFlag: z.Schema<MaybeFlag> = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean())

export function maybeList<T>(item: z.Schema<T>): z.Schema<T[] | null | undefined> {
  return z.nullish(z.array(item))
}
