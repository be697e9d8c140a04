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
import { planOf, type Plan } from '../plan.ts'
import { CATEGORY_RULES, LISTING_RULES, SUGGESTION_RULES } from '../rules/list-rules.ts'
import { asGuest, NOBODY, positive, refused } from './ask.ts'

const LIST = { limit: 10, page: 1, offset: 0, sort: 'best-matches' }

/** What leads to products: lists, suggestions, the category tree, and the texts of the shop. */
export const SEARCH_PLANS: readonly Plan[] = [
  planOf({
    operation: searchListing,
    contract: searchListingContract,
    readBy: ['list page', 'search page', 'live search'],
    lenientList: '/hits',
    rules: LISTING_RULES,
    teaches: ({ hits: [first, second, ...others] }) => ({
      ...(first && { upi: first.productId, imageId: first.imageId }),
      ...(second && { otherUpi: second.productId }),
      works: others.map(({ productId, imageId }) => ({ upi: productId, imageId })),
    }),
    probes: [
      positive('first page', () => ({ query: LIST })),
      positive('a term', () => ({ query: { ...LIST, term: 'blue' } })),
      positive('a category', ({ known }) => ({ query: { ...LIST, categoryId: known.categoryId } }), {
        needs: ['categoryId'],
      }),
      positive('second page', () => ({ query: { ...LIST, page: 2, offset: 10 } }), { kind: 'edge' }),
      refused('unknown category', 404, () => ({ query: { ...LIST, categoryId: NOBODY } }), {
        dialect: 'house',
      }),
      refused('limit of nonsense', 400, () => ({ query: { ...LIST, limit: 'many' } }), { dialect: 'house' }),
    ],
  }),
  planOf({
    operation: suggest,
    contract: suggestContract,
    readBy: ['search box', 'live search'],
    rules: SUGGESTION_RULES,
    probes: [
      positive('a few letters', () => ({ query: { q: 'blu', categoryMaxCount: 10, fuzzy: true } })),
      positive('few categories', () => ({ query: { q: 'art', categoryMaxCount: 3, fuzzy: true } })),
      positive('nothing typed', () => ({ query: { q: '', categoryMaxCount: 10, fuzzy: true } }), {
        kind: 'edge',
      }),
      positive('a smile', () => ({ query: { q: '🙂', categoryMaxCount: 10, fuzzy: true } }), {
        kind: 'edge',
      }),
    ],
  }),
  planOf({
    operation: getCategory,
    contract: getCategoryContract,
    readBy: ['menu', 'list page'],
    rules: CATEGORY_RULES,
    teaches: ({ categories: [first] }) => (first ? { categoryId: first.id } : {}),
    probes: [
      positive('the whole tree', scene => asGuest(scene, { id: 'root' }, { levels: 3 }), {
        needs: ['guestToken'],
      }),
      positive('one category', scene => asGuest(scene, { id: scene.known.categoryId ?? '' }, { levels: 1 }), {
        needs: ['guestToken', 'categoryId'],
      }),
      refused('unknown category', 404, scene => asGuest(scene, { id: NOBODY }), {
        needs: ['guestToken'],
        dialect: 'problem',
      }),
      refused(
        'no site',
        400,
        scene => {
          const { query: _, ...call } = asGuest(scene, { id: 'root' })
          return call
        },
        { needs: ['guestToken'], dialect: 'problem' },
      ),
    ],
  }),
  planOf({
    operation: getCategories,
    contract: getCategoriesContract,
    readBy: ['menu'],
    probes: [
      positive(
        'two levels',
        scene => asGuest(scene, {}, { ids: [scene.known.categoryId ?? ''], levels: 2 }),
        {
          needs: ['guestToken', 'categoryId'],
        },
      ),
      refused('no ids', 400, scene => asGuest(scene), { needs: ['guestToken'], dialect: 'problem' }),
    ],
  }),
  planOf({
    operation: getTranslations,
    contract: getTranslationsContract,
    readBy: ['every page'],
    maps: [''],
    probes: [
      positive('the language of the site', ({ locale }) => ({ path: { locale } })),
      refused('unknown language', 404, () => ({ path: { locale: 'xx-XX' } }), { dialect: 'house' }),
    ],
  }),
]
