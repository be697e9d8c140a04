import { pageType } from '@wallart/sdk'

const KNOWN_PAGES = new Map([
  ['category', 'Category'],
  ['product', 'Product'],
  ['products', 'Product'],
  ['-sp', 'Product'],
  ['orders', 'OrderStatus'],
  ['order-status-detail', 'OrderStatus'],
  ['lp', 'LandingPage'],
  ['blog', 'Home'],
  ['help', 'Home'],
  ['gallery-wall', 'Home'],
])

/** What the data layer is told of a page's kind: known routes come before words that their paths contain (C-03, C-04). */
export function reportedPageType(path: string): string {
  const [, folder = ''] = path.split('/')
  return KNOWN_PAGES.get(folder) ?? pageType(path)
}
