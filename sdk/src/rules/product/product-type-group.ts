/** The groups of goods the shop knows; the set is open. */
export const PRODUCT_TYPE_GROUPS = ['poster', 'canvas', 'print', 'photo', 'stand up'] as const

/** One of the groups of goods the shop knows. */
export type ProductTypeGroup = (typeof PRODUCT_TYPE_GROUPS)[number]

/** The known group behind a delivered name in any case, or undefined for one that the shop does not know. */
export function productTypeGroup(delivered: string | undefined): ProductTypeGroup | undefined {
  const name = delivered?.trim().toLowerCase()
  return PRODUCT_TYPE_GROUPS.find(group => group === name)
}
