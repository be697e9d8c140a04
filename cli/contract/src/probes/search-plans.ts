import { getCategoriesContract } from '@wallart/sdk/contracts/get-categories'
import { getCategoryContract } from '@wallart/sdk/contracts/get-category'
import { getTranslationsContract } from '@wallart/sdk/contracts/get-translations'
import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import { getCategories } from '@wallart/sdk/operations/get-categories'
import { getCategory } from '@wallart/sdk/operations/get-category'
import { getTranslations } from '@wallart/sdk/operations/get-translations'
import { searchListing } from '@wallart/sdk/operations/search-listing'
import { suggest } from '@wallart/sdk/operations/suggest'
import { createPlan, type Plan } from '../model/plan.ts'
import { CATEGORY_RULES, LISTING_RULES, SUGGESTION_RULES } from '../rules/list-rules.ts'
import { asGuest, UNKNOWN_ID, positiveProbe, negativeProbe } from './probe-builders.ts'

const LIST = { limit: 10, page: 1, offset: 0, sort: 'best-matches' }

export const SEARCH_PLANS: readonly Plan[] = [
  createPlan({
    operation: searchListing,
    contract: searchListingContract,
    readBy: ['list page', 'search page', 'live search'],
    lenientList: '/hits',
    rules: LISTING_RULES,
    provides: ({ hits: [first, second, ...others] }) => ({
      ...(first && { upi: first.productId, imageId: first.imageId }),
      ...(second && { otherUpi: second.productId }),
      works: others.map(({ productId, imageId }) => ({ upi: productId, imageId })),
    }),
    probes: [
      positiveProbe('first page', () => ({ query: LIST })),
      positiveProbe('a term', () => ({ query: { ...LIST, term: 'blue' } })),
      positiveProbe('a category', ({ known }) => ({ query: { ...LIST, categoryId: known.categoryId } }), {
        needs: ['categoryId'],
      }),
      positiveProbe('second page', () => ({ query: { ...LIST, page: 2, offset: 10 } }), { kind: 'edge' }),
      negativeProbe('unknown category', 404, () => ({ query: { ...LIST, categoryId: UNKNOWN_ID } }), {
        dialect: 'house',
      }),
      negativeProbe('limit of nonsense', 400, () => ({ query: { ...LIST, limit: 'many' } }), {
        dialect: 'house',
      }),
    ],
  }),
  createPlan({
    operation: suggest,
    contract: suggestContract,
    readBy: ['search box', 'live search'],
    rules: SUGGESTION_RULES,
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
    provides: ({ categories: [first] }) => (first ? { categoryId: first.id } : {}),
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
