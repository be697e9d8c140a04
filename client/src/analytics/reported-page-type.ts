import { pageType } from '@wallart/sdk'

// What stands behind it in an address names a page, and says nothing of its kind.
const FOLDER = /^\/(?:category|products?|-sp|lp|blog|help)\//

/** What the data layer is told of a page's kind: known routes come before words that their paths contain (C-03, C-04). */
export function reportedPageType(path: string): string {
  if (/^\/order(?:s|-status-detail)$/.test(path)) return 'OrderStatus'
  if (path.startsWith('/product/')) return 'Product'
  return path === '/gallery-wall' ? 'Home' : pageType(FOLDER.exec(path)?.[0] ?? path)
}
