import type { Hit, Listing } from '@wallart/sdk'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { KnownValues, SiteContext } from '../model/site-context.ts'
import { LIST_QUERY_RULES, UNMATCHED_TERM } from './list-query-rules.ts'

type Query = NonNullable<ExchangeRequest['call']['query']>

const KNOWN: KnownValues = {
  firstPage: { productIds: ['A0', 'A1', 'A2', 'A3'], total: 100 },
  filter: { attributeId: 'color', value: 'red', isNarrowing: true },
}

function severities(name: string, query: Query, listing: Partial<Listing>, known = KNOWN) {
  const siteContext: SiteContext = {
    site: 'Art',
    locale: 'en-US',
    currency: 'USD',
    organizationId: '',
    recommendationRealm: '',
    recommendationSite: '',
    hosts: [],
    isRecorded: false,
    known,
  }
  const seo = { h1: '', title: '', description: '', galleryDescription: '' }
  const empty = { hits: [], total: 0, filters: [], sortOptions: [], facets: [], breadcrumbs: [], dropped: 0 }
  const rule = LIST_QUERY_RULES.find(each => each.name === name)
  return rule
    ?.check({ ...empty, seo, ...listing }, { siteContext, call: { query } })
    .map(({ severity = 'breaking' }) => severity)
}

function hit(at: number, { cents = 100, imageId = `I${at}` } = {}): Hit {
  return {
    productId: `A${at}`,
    imageId,
    name: '',
    price: { minor: cents, currency: 'USD' },
    image: { link: '', disBaseLink: '', alt: '' },
    url: '',
    hitType: '',
    hasMoreSizes: false,
    productType: '',
    orderable: true,
    flags: {
      isNew: false,
      promoBadge: false,
      hotdeals: false,
      discountable: false,
      hgtv: false,
      exclusive: false,
      bestSeller: false,
    },
  }
}

const hits = (from: number, count: number) => Array.from({ length: count }, (_, at) => hit(from + at))

test.each<[string, readonly number[], readonly string[]]>([
  ['prices ascend', [100, 200, 300, 400], []],
  ['equal prices have any order', [100, 100, 100, 100], []],
  ['a price that changed since it was indexed breaks nothing', [100, 350, 200, 300, 400], []],
  ['prices descend', [400, 300, 200, 100], ['breaking']],
  ['prices have no order', [200, 400, 100, 300], ['breaking']],
  ['one work has one order', [100], []],
  ['no work has none', [], []],
])('by price, %s: %j', (_, prices, expected) => {
  const listing = { hits: prices.map((cents, at) => hit(at, { cents })) }
  expect(severities('order of prices', { orderBy: 'price' }, listing)).toEqual(expected)
  expect(severities('order of prices', { orderBy: 'title' }, listing)).toEqual([])
})

test.each<[string, Partial<Listing>, readonly string[]]>([
  ['narrows the list', { total: 40, hits: hits(0, 4) }, []],
  ['has other works first', { total: 100, hits: hits(1, 4) }, []],
  ['may have no works', { total: 0 }, []],
  ['was ignored', { total: 100, hits: hits(0, 4) }, ['breaking']],
])('a category %s', (_, listing, expected) => {
  expect(severities('chosen category', { categoryId: 'cats' }, listing)).toEqual(expected)
  expect(severities('chosen category', {}, listing)).toEqual([])
})

const filterOf = (attributeId: string, isSelected: boolean) => ({
  attributeId,
  label: '',
  rootName: '',
  rootDisplayUrl: '',
  rootResourceUrl: '',
  selected: isSelected,
  values: [{ value: 'red', label: '', displayUrl: '', selected: isSelected }],
})

const UNCOUNTED: KnownValues = {
  ...KNOWN,
  filter: { attributeId: 'color', value: 'red', isNarrowing: false },
}

test.each<[string, Partial<Listing>, readonly string[], KnownValues]>([
  ['narrows the list', { total: 40, filters: [filterOf('color', true)] }, [], KNOWN],
  ['need not be said to be selected', { total: 40, filters: [filterOf('color', false)] }, [], KNOWN],
  ['may leave nothing', { total: 0 }, [], KNOWN],
  ['was ignored', { total: 100 }, ['breaking'], KNOWN],
  ['is not the one that is selected', { total: 40, filters: [filterOf('frame', true)] }, ['breaking'], KNOWN],
  ['may fit every work, where it does not say how many', { total: 100 }, [], UNCOUNTED],
])('a filter %s', (_, listing, expected, known) => {
  const query = { filters: ['color:red'] }
  expect(severities('chosen filter', query, listing, known)).toEqual(expected)
  expect(severities('chosen filter', { filters: [] }, listing, known)).toEqual([])
})

test.each<[string, number, Partial<Listing>, readonly string[]]>([
  ['the first', 0, { hits: hits(0, 4), total: 100 }, []],
  ['another', 10, { hits: hits(10, 4), total: 100 }, []],
  ['one with a hit that moved', 10, { hits: hits(3, 4), total: 100 }, ['warning']],
  ['the first again', 10, { hits: hits(0, 4), total: 100 }, ['breaking']],
  ['past the end', 150, { hits: [], total: 100 }, []],
  ['past the end, with hits', 150, { hits: hits(50, 1), total: 100 }, ['breaking']],
  ['past the end, without the total', 150, { hits: [], total: 0 }, ['warning']],
])('a page is %s', (_, offset, listing, expected) => {
  expect(severities('page of the list', { offset }, listing)).toEqual(expected)
})

test.each<[string, Partial<Listing>, readonly string[]]>([
  ['finds nothing', { total: 0 }, []],
  ['finds what was probably meant', { total: 100, suggestedTerm: 'quiz' }, []],
  ['finds something', { total: 3 }, ['warning']],
  ['finds everything', { total: 100 }, ['breaking']],
])('a term of nonsense %s', (_, listing, expected) => {
  expect(severities('term without a match', { term: UNMATCHED_TERM }, listing)).toEqual(expected)
  expect(severities('term without a match', { term: 'blue' }, listing)).toEqual([])
})

test.each<[string, Partial<Listing>, readonly string[]]>([
  ['its works', { total: 2, hits: [hit(0, { imageId: 'I9' }), hit(1, { imageId: 'I9' })] }, []],
  ['also others', { total: 2, hits: [hit(0, { imageId: 'I9' }), hit(1)] }, []],
  ['everything', { total: 100, hits: [hit(9), hit(1)] }, ['breaking']],
  ['others alone', { total: 2, hits: [hit(1), hit(2)] }, ['breaking']],
  ['nothing', { total: 0 }, ['breaking']],
])('an image has %s', (_, listing, expected) => {
  expect(severities('works on an image', { img: 'I9' }, listing)).toEqual(expected)
  expect(severities('works on an image', {}, listing)).toEqual([])
})
