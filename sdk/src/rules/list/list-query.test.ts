import { LIST_LIMIT_MAX, imageListQuery, listQuery } from './list-query.ts'
import { parseListState } from './list-address.ts'

const BEST = 'sort=best-matches&orderBy=relevance&orderByDirection=desc'

test('a question without numbers asks for 10 products from 0 on (PLP-23, PLP-24, C-23)', () => {
  expect(listQuery({}).toString()).toBe(`limit=10&page=1&offset=0&${BEST}`)
})

test('a list page asks for 60 products, page 3 from 120 on (PLP-20, PLP-21, PLP-22, C-23)', () => {
  const state = parseListState({ pathname: '/category/cats', search: '?page=3&sort=price-low-to-high' })
  expect(listQuery({ ...state, categoryId: 'cats' }).toString()).toBe(
    'categoryId=cats&limit=60&page=3&offset=120&sort=price-low-to-high&orderBy=price&orderByDirection=asc',
  )
})

test('everything that can be asked comes in one order (PLP-20, UX-04)', () => {
  const query = listQuery({
    filters: [
      { attributeId: 'size', values: ['Large'] },
      { attributeId: 'color', values: ['Red', 'Blue'] },
    ],
    term: ' cats & dogs ',
    img: 'I1',
    sort: 'newest',
    page: 2,
    limit: 25,
    categoryId: 'cats',
  })
  expect(Array.from(query)).toEqual([
    ['categoryId', 'cats'],
    ['limit', '25'],
    ['page', '2'],
    ['offset', '25'],
    ['sort', 'newest'],
    ['orderBy', 'date'],
    ['orderByDirection', 'desc'],
    ['img', 'I1'],
    ['term', 'cats & dogs'],
    ['filters', 'color:Blue'],
    ['filters', 'color:Red'],
    ['filters', 'size:Large'],
  ])
})

test('what is empty is not asked (PLP-20)', () => {
  expect(listQuery({ categoryId: '', img: '', term: '  ', filters: [] }).toString()).toBe(
    `limit=10&page=1&offset=0&${BEST}`,
  )
})

test.each([
  [{ limit: 100 }, '100', '1'],
  [{ limit: 101 }, '100', '1'],
  [{ limit: 1 }, '1', '1'],
  [{ limit: 0 }, '1', '1'],
  [{ limit: -5 }, '1', '1'],
  [{ limit: 25.9 }, '25', '1'],
  [{ limit: Number.NaN }, '1', '1'],
  [{ page: 0 }, '10', '1'],
  [{ page: Number.POSITIVE_INFINITY }, '10', '1'],
  [{ page: 1e9 }, '10', '100000'],
])('the question %j is bounded: %s products of page %s (S-12)', (input, limit, page) => {
  const query = listQuery(input)
  expect([query.get('limit'), query.get('page')]).toEqual([limit, page])
  expect(LIST_LIMIT_MAX).toBe(100)
})

test('asking for the works on an image without filters is a mistake with a name (PLP-72)', () => {
  expect(imageListQuery(['I1'], { limit: 25 })).toEqual({
    ok: false,
    error: { code: 'list.filters-missing', message: 'Missing required "filters" argument' },
  })
})

test('the works on an image are asked with filters, which may be empty (PLP-72)', () => {
  const answer = imageListQuery(['I1'], { filters: [], categoryId: 'cats' })
  expect(answer.ok && answer.value.toString()).toBe(`categoryId=cats&limit=10&page=1&offset=0&${BEST}&img=I1`)
  const both = imageListQuery(['I1', 'I2'], { filters: [] })
  expect(both.ok && both.value.get('img')).toBe('I1,I2')
})
