import type { Category } from '@wallart/sdk'
import { getCategoriesContract } from '@wallart/sdk/contracts/get-categories'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import { getTranslationsContract } from '@wallart/sdk/contracts/get-translations'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import { getCategories } from '@wallart/sdk/operations/get-categories'
import { getCategory } from '@wallart/sdk/operations/get-category'
import { getTranslations } from '@wallart/sdk/operations/get-translations'
import { suggest } from '@wallart/sdk/operations/suggest'
import { createPlan, type Plan } from '../model/plan.ts'
import { CATEGORY_RULES, suggestedProducts, SUGGESTION_RULES } from '../rules/list-rules.ts'
import { LISTING_PLAN } from './listing-plan.ts'
import { asGuest, UNKNOWN_ID, positiveProbe, negativeProbe } from './probe-builders.ts'

export const SEARCH_PLANS: readonly Plan[] = [
  LISTING_PLAN,
  createPlan({
    operation: suggest,
    contract: suggestContract,
    readBy: ['search box', 'live search'],
    rules: SUGGESTION_RULES,
    provides: (answer, { call }) => {
      const suggestions = suggestedProducts(answer, call)
      return suggestions ? { suggestions } : {}
    },
    probes: [
      positiveProbe('a few letters', () => ({ query: { q: 'blu', categoryMaxCount: 10, fuzzy: true } })),
      positiveProbe('few categories', () => ({ query: { q: 'art', categoryMaxCount: 3, fuzzy: true } })),
      positiveProbe('nothing typed', () => ({ query: { q: '', categoryMaxCount: 10, fuzzy: true } }), {
        kind: 'edge',
      }),
      positiveProbe('a smile', () => ({ query: { q: '🙂', categoryMaxCount: 10, fuzzy: true } }), {
        kind: 'edge',
      }),
    ],
  }),
  createPlan({
    operation: getCategory,
    contract: getCategoryContract,
    readBy: ['menu', 'list page'],
    rules: CATEGORY_RULES,
    provides: ({ categories: [first] }) =>
      first ? { categoryId: first.id, leafCategoryId: firstLeaf(first).id } : {},
    probes: [
      positiveProbe('the whole tree', context => asGuest(context, { id: 'root' }, { levels: 3 }), {
        needs: ['guestToken'],
      }),
      positiveProbe(
        'one category',
        context => asGuest(context, { id: context.known.categoryId ?? '' }, { levels: 1 }),
        {
          needs: ['guestToken', 'categoryId'],
        },
      ),
      negativeProbe('unknown category', 404, context => asGuest(context, { id: UNKNOWN_ID }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      negativeProbe(
        'no site',
        400,
        context => {
          const { query: _, ...call } = asGuest(context, { id: 'root' })
          return call
        },
        { needs: ['guestToken'], dialect: 'problem' },
      ),
    ],
  }),
  createPlan({
    operation: getCategories,
    contract: getCategoriesContract,
    readBy: ['menu'],
    probes: [
      positiveProbe(
        'two levels',
        context => asGuest(context, {}, { ids: [context.known.categoryId ?? ''], levels: 2 }),
        {
          needs: ['guestToken', 'categoryId'],
        },
      ),
      negativeProbe('no ids', 400, context => asGuest(context), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
    ],
  }),
  createPlan({
    operation: getTranslations,
    contract: getTranslationsContract,
    readBy: ['every page'],
    maps: [''],
    probes: [
      positiveProbe('the language of the site', ({ locale }) => ({ path: { locale } })),
      negativeProbe('unknown language', 404, () => ({ path: { locale: 'xx-XX' } }), { dialect: 'house' }),
    ],
  }),
]

/** A category without others in it has few works of the shop, those at the top may have them all. */
function firstLeaf(category: Category): Category {
  const [first] = category.categories
  return first ? firstLeaf(first) : category
}
