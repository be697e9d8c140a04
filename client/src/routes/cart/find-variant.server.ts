import { parseProductPath, type ProductGroup, type ProductVariant } from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'

/** A variant as the shop itself sells it, and the work that it is of. */
export interface FoundVariant {
  readonly group: ProductGroup
  readonly variant: ProductVariant
}

/** The variant of a UPI; undefined when the shop does not sell it. */
export async function findVariant(
  upi: string,
  { shop, signal }: Pick<PageRequest, 'shop' | 'signal'>,
): Promise<FoundVariant | undefined> {
  const plain = `/product/${upi}`
  const key = parseProductPath(plain)
  if (!key) return undefined
  const ask = (address: string) => shop.products.work(key, { address }, { signal })
  const first = await ask(plain)
  const answer = first.kind === 'moved' ? await ask(first.location) : first
  if (answer.kind !== 'found') return undefined
  const { group } = answer
  const variant = group.products.find(product => product.upi === upi)
  return variant && { group, variant }
}
