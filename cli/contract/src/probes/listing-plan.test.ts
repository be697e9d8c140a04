import { contractVectors } from '@wallart/sdk/testing'
import type { SiteContext } from '../model/site-context.ts'
import { LISTING_PLAN } from './listing-plan.ts'

const siteContext: SiteContext = {
  site: 'Art',
  locale: 'en-US',
  currency: 'USD',
  organizationId: '',
  recommendationRealm: '',
  recommendationSite: '',
  hosts: [],
  isRecorded: false,
  known: {
    imageId: 'I1',
    leafCategoryId: 'cats',
    firstPage: { productIds: [], total: 12 },
    filter: { attributeId: 'color', value: 'red', isNarrowing: true },
  },
}

const queryOf = (name: string) =>
  LISTING_PLAN.probes.find(probe => probe.name === name)?.call(siteContext).query ?? {}

test.each([
  ['a filter', { filters: ['color:red'], offset: '0' }],
  ['by price', { orderBy: 'price', orderByDirection: 'asc', sort: 'price-low-to-high' }],
  ['by title', { orderBy: 'title', orderByDirection: 'asc', sort: 'title' }],
  ['works on an image', { img: 'I1', filters: [] }],
  ['second page', { page: '2', offset: '10' }],
  ['past the end', { page: '7', offset: '60' }],
])('%s asks for %j', (name, query) => {
  expect(queryOf(name)).toMatchObject(query)
})

test.each([
  ['first page', true, true],
  ['a term', true, false],
  ['a category', true, false],
  ['second page', false, false],
  ['a filter', false, false],
  ['by price', false, false],
  ['works on an image', false, false],
])('%s provides works (%s) and the first page (%s)', async (name, hasWorks, hasPage) => {
  const answer = contractVectors().find(({ operation }) => operation === LISTING_PLAN.operation)?.good
  const { provided } = await LISTING_PLAN.evaluate(answer, { siteContext, call: { query: queryOf(name) } })
  expect('upi' in provided).toBe(hasWorks)
  expect('firstPage' in provided).toBe(hasPage)
})
