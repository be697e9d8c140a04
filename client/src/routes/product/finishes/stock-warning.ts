import { minimumQuantity, stockMessage, type Message } from '@wallart/sdk'
import type { VariantView } from '../../../catalogue/work-view.ts'

export function stockWarning({ inventory }: Pick<VariantView, 'inventory'>): Message | undefined {
  return inventory && stockMessage({ ...inventory, quantity: minimumQuantity(inventory) })
}
