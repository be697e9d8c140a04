import {
  canonicalDecision,
  optionCards,
  parseBasketLine,
  priceView,
  productDetails,
  productIndex,
  SITES,
  sizeChoices,
  stockMessage,
  type CanonicalDecisionInput,
  type ProductGroup,
} from '@wallart/sdk'
import type { Rule, RuleIssue } from '../model/plan.ts'
import { issueIf } from './issue-if.ts'

export const PRODUCT_GROUP_RULES: readonly Rule<ProductGroup>[] = [
  {
    name: 'asked-for product',
    check: ({ products, requestedUpi }, { call }) => {
      const requested = call.path?.['upi']
      const isOther = products.length > 0 && requestedUpi !== undefined && requestedUpi !== requested
      return [
        ...issueIf(isOther, '/requestedUpi', 'the response is about another product'),
        ...issueIf(products.length === 0, '/products', 'a work that the shop lists has no products'),
      ]
    },
  },
  {
    name: 'variants',
    check: ({ products, defaultUpi, title }) => {
      const upis = new Set(products.map(({ upi }) => upi))
      const isElsewhere = products.length > 0 && defaultUpi !== undefined && !upis.has(defaultUpi)
      return [
        ...issueIf(upis.size < products.length, '/products/*/upi', 'two products share a UPI'),
        ...issueIf(isElsewhere, '/defaultUpi', 'it is the UPI of no product', { severity: 'warning' }),
        ...issueIf(title === '', '/title', 'the work has no title'),
      ]
    },
  },
  {
    name: 'option cards',
    check: group =>
      [...productIndex(group).bySize].flatMap(([, variants]) =>
        issueIf(optionCards(variants).length !== variants.length, '/products', 'an option has no card'),
      ),
  },
  {
    name: 'size choices',
    check: group =>
      issueIf(
        group.products.length > 0 && sizeChoices(productIndex(group)).length === 0,
        '/products',
        'there is no size to choose',
      ),
  },
  { name: 'price view', check: ({ products }) => products.flatMap(priceIssues) },
  {
    name: 'basket line',
    check: ({ products }) =>
      products.flatMap((variant, at) => {
        const line = parseBasketLine(variant)
        const pointer = `/products/${at}/salesForcePayload`
        if (!line.ok) return issueIf(true, pointer, 'nothing can be put into a basket with it')
        return issueIf(line.value.upi !== variant.upi, pointer, 'it puts another product into a basket')
      }),
  },
  {
    name: 'stock and details',
    check: ({ products }, { siteContext }) => {
      for (const variant of products) {
        stockMessage({ stockLevel: variant.inventory?.stockLevel ?? 0, quantity: 1 })
        productDetails(siteContext.site, variant)
      }
      return []
    },
  },
  {
    name: 'canonical decision',
    check: ({ products, seo }, { siteContext: { hosts } }) =>
      canonicalIssues({ address: '/', found: products.length > 0, seo, sites: Object.values(SITES) }, hosts),
  },
]

function canonicalIssues(page: CanonicalDecisionInput, hosts: readonly string[]): readonly RuleIssue[] {
  const isForeign = (to: readonly string[]) => canonicalDecision({ ...page, hosts: to }).problem !== undefined
  if (!isForeign(hosts)) return []
  const [storefront] = hosts
  if (isForeign([hostOf(page.seo.canonicalUrl)]))
    return canonicalIssue('the canonical URL does not belong to the site')
  if (storefront !== undefined)
    return canonicalIssue(`the canonical URL is not at the "storefront" of the environment (${storefront})`)
  const message = 'the environment names no "storefront" to compare the canonical URL with'
  return canonicalIssue(message, { severity: 'warning' })
}

const canonicalIssue = (message: string, options?: { readonly severity: 'warning' }) =>
  issueIf(true, '/seo/canonicalUrl', message, options)

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : '')

function priceIssues(variant: ProductGroup['products'][number], at: number): readonly RuleIssue[] {
  const { salePrice, listPrice } = variant
  const { current } = priceView({ current: salePrice, list: listPrice })
  return issueIf(current.minor <= 0, `/products/${at}/salePrice`, 'the price is not positive')
}
