import { parseProductPath, type ProductGroup } from '@wallart/sdk'
import type { PageRequest } from '../framework/page-request.server.ts'

/** The work at an address; asked for under another address than its own, a work says only where it is. */
export async function findWork(
  path: string,
  { shop, signal }: Pick<PageRequest, 'shop' | 'signal'>,
  zipCode?: string,
): Promise<ProductGroup | undefined> {
  const key = parseProductPath(path)
  if (!key) return undefined
  const loadWork = (address: string) =>
    shop.products.work(key, { address, ...(zipCode && { zipCode }) }, { signal })
  const first = await loadWork(path)
  const result = first.kind === 'moved' ? await loadWork(first.location) : first
  return result.kind === 'found' ? result.group : undefined
}
