import { parseProductPath, type ProductGroup, type ProductVariant } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'

export interface FoundVariant {
  readonly group: ProductGroup
  readonly variant: ProductVariant
}

export async function findVariant(
  upi: string,
  { shop, signal }: Pick<PageRequest, 'shop' | 'signal'>,
): Promise<FoundVariant | undefined> {
  const path = `/product/${upi}`
  const key = parseProductPath(path)
  if (!key) return undefined
  const loadWork = (address: string) => shop.products.work(key, { address }, { signal })
  const first = await loadWork(path)
  const result = first.kind === 'moved' ? await loadWork(first.location) : first
  if (result.kind !== 'found') return undefined
  const { group } = result
  const variant = group.products.find(product => product.upi === upi)
  return variant && { group, variant }
}
