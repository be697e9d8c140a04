import type { Category } from '../model/category.ts'
import { createContract } from '../wire/create-contract.ts'
import { maybeFlag, maybeList, maybeNumber, maybeText } from '../wire/fields.ts'
import * as z from '../wire/schema.ts'
import { omitNullish } from '../wire/omit-nullish.ts'
import type { Contract } from '../model/contract.ts'

const shape = {
  id: /* @__PURE__ */ z.string(),
  name: /* @__PURE__ */ z.string(),
  description: maybeText,
  parentCategoryId: maybeText,
  url: maybeText,
  c_alternativeUrl: maybeText,
  c_showInMenu: maybeFlag,
  onlineSubCategoriesCount: maybeNumber,
}

/** A category on the wire. */
export interface CategoryWire extends z.Fields<typeof shape> {
  categories?: CategoryWire[] | null | undefined
}

const wire: z.Schema<CategoryWire> = /* @__PURE__ */ z.object({
  ...shape,
  get categories() {
    return maybeList(wire)
  },
})

/** Converts the wire format to the shop's category. */
export function toCategory(from: CategoryWire): Category {
  const categories = (from.categories ?? []).map(toCategory)
  return {
    id: from.id,
    name: from.name,
    description: from.description ?? '',
    ...omitNullish({
      parentCategoryId: from.parentCategoryId,
      url: from.url,
      alternativeUrl: from.c_alternativeUrl,
    }),
    showInMenu: from.c_showInMenu ?? false,
    onlineSubCategoriesCount: from.onlineSubCategoriesCount ?? categories.length,
    categories,
  }
}

/** The contract for a category. */
export const getCategoryContract: Contract<Category> = /* @__PURE__ */ createContract(wire, toCategory)
