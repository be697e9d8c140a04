import type { VariantView } from './work-view.ts'

/** Whether nothing is left of a variant; one whose stock nobody counts is there. */
export function isSoldOut({ inventory }: Pick<VariantView, 'inventory'>): boolean {
  return inventory !== undefined && inventory.stockLevel <= 0
}
