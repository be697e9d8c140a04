import * as z from './schema.ts'

export const maybeText = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string())

export const maybeNumber = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.number())

export const maybeFlag = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean())

export function maybeList<T>(item: z.Schema<T>): z.Schema<T[] | null | undefined> {
  return z.nullish(z.array(item))
}

/** A list that a page can do without: its broken entries are left out. */
export function maybeValidList<T>(item: z.Schema<T>): z.Schema<T[] | null | undefined> {
  return z.nullish(z.arrayOfValid(item))
}
