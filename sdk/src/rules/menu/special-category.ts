import type { Category } from '../../model/category.ts'

/** The category whose children are the messages of the sitewide banner. */
export const GLOBAL_BANNER = 'Global Banner'

/** The category that carries the end of the sitewide countdown. */
export const COUNTDOWN_TIMER = 'Countdown Timer'

/** Whether a category only feeds the banner and is no place to shop. */
export function isSpecialCategory({ id, name }: Pick<Category, 'id' | 'name'>): boolean {
  return [GLOBAL_BANNER, COUNTDOWN_TIMER].some(special => special === name || special === id)
}

/** The category of that name anywhere below a root, the nearest first. */
export function findSpecialCategory(root: Category, special: string): Category | undefined {
  const found = root.categories.find(({ id, name }) => name === special || id === special)
  if (found) return found
  for (const category of root.categories) {
    const deeper = findSpecialCategory(category, special)
    if (deeper) return deeper
  }
  return undefined
}
