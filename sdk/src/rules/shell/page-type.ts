import { addressParts } from '../address/address-parts.ts'

const RULES = [
  ['Account', 'account'],
  ['Cart', 'cart'],
  ['Checkout', 'checkout'],
  ['Category', 'category'],
  ['Product', 'products', '-sp'],
  ['Search', 'search'],
  ['Gallery', 'gallery', '-st'],
  ['LandingPage', '/lp/'],
] as const

/** What kind of page an address leads to. */
export type PageType = (typeof RULES)[number][0] | 'Home'

/** The kind of page by the first word that a path without prefix contains; query and hash do not count. */
export function pageType(path: string): PageType {
  const { path: bare } = addressParts(path)
  return RULES.find(([, ...words]) => words.some(word => bare.includes(word)))?.[0] ?? 'Home'
}

/** Whether a navigation starts at the top of the page: only when another kind of page opens. */
export function scrollsToTop(left: PageType, opened: PageType): boolean {
  return left !== opened
}
