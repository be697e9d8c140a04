import * as z from 'zod/mini'
import type { Category } from '../model/category.ts'
import type { Contract } from './contract.ts'

/** A category on the wire. */
export interface CategoryWire {
  id: string
  name: string
  description?: string | null | undefined
  parentCategoryId?: string | null | undefined
  url?: string | null | undefined
  c_alternativeUrl?: string | null | undefined
  c_showInMenu?: boolean | null | undefined
  onlineSubCategoriesCount?: number | null | undefined
  categories?: CategoryWire[] | null | undefined
}

const text = z.nullish(z.string())

const wire: z.ZodMiniType<CategoryWire> = z.object({
  id: z.string(),
  name: z.string(),
  description: text,
  parentCategoryId: text,
  url: text,
  c_alternativeUrl: text,
  c_showInMenu: z.nullish(z.boolean()),
  onlineSubCategoriesCount: z.nullish(z.number()),
  categories: z.nullish(z.array(z.lazy(() => wire))),
})

function categoryOf(from: CategoryWire): Category {
  const categories = (from.categories ?? []).map(categoryOf)
  return {
    id: from.id,
    name: from.name,
    description: from.description ?? '',
    ...(from.parentCategoryId ? { parentCategoryId: from.parentCategoryId } : {}),
    ...(from.url ? { url: from.url } : {}),
    ...(from.c_alternativeUrl ? { alternativeUrl: from.c_alternativeUrl } : {}),
    showInMenu: from.c_showInMenu ?? false,
    onlineSubCategoriesCount: from.onlineSubCategoriesCount ?? categories.length,
    categories,
  }
}

/** What the shop insists on in a category. */
export const getCategoryContract: Contract<Category> = /* @__PURE__ */ z.pipe(wire, z.transform(categoryOf))
