import { minimumQuantity, stockMessage, type Message } from '@wallart/sdk'
import type { VariantView } from '../../../catalogue/work-view.ts'

/** What is wrong with the stock for the smallest order of a variant; nothing where nobody counts it. */
export function stockWarning({ inventory }: Pick<VariantView, 'inventory'>): Message | undefined {
  return inventory && stockMessage({ ...inventory, quantity: minimumQuantity(inventory) })
}
