import type { Category } from '../../model/category.ts'
import { categoryLink } from './category-link.ts'
import { isSpecialCategory } from './special-category.ts'

/** How deep the category tree is requested and shown. */
export const MENU_DEPTH = 3

/** A line of the category menu, with the lines of its sub-menu. */
export interface MenuEntry {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly entries: readonly MenuEntry[]
}

/** The category menu below a root: only what may be shown, never deeper than three levels. */
export function menuEntries(root: Category): readonly MenuEntry[] {
  return visibleEntries(root.categories, MENU_DEPTH)
}

function visibleEntries(categories: readonly Category[], levels: number): readonly MenuEntry[] {
  return categories
    .filter(category => category.showInMenu && !isSpecialCategory(category))
    .map(category => ({
      id: category.id,
      name: category.name,
      href: categoryLink(category),
      entries:
        levels > 1 && category.onlineSubCategoriesCount > 0
          ? visibleEntries(category.categories, levels - 1)
          : [],
    }))
}
