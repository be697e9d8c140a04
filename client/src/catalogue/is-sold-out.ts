import type { VariantView } from './work-view.ts'

export function isSoldOut({ inventory }: Pick<VariantView, 'inventory'>): boolean {
  return inventory !== undefined && inventory.stockLevel <= 0
}
