import { pageType } from '@wallart/sdk'

/** What the data layer is told of a page's kind: known routes come before words that their paths contain (C-03, C-04). */
export function reportedPageType(path: string): string {
  const [, folder] = path.split('/')
  if (folder === 'category') return 'Category'
  return folder === 'orders' ? 'OrderStatus' : folder === 'product' ? 'Product' : pageType(path)
}
