import type { ListState } from '../../model/list-state.ts'
import { INDEXABLE_ATTRIBUTES, listRobots } from './list-robots.ts'

const STATE: ListState = { filters: [], sort: 'best-matches', page: 1, limit: 60 }
const by = (attributeId: string, ...values: readonly string[]): ListState => ({
  ...STATE,
  filters: [{ attributeId, values }],
})

test('one artist, one style or one subject is worth finding (WEB-13)', () => {
  expect(INDEXABLE_ATTRIBUTES).toEqual(['artist', 'style', 'subject'])
})

test.each([
  ['a category', STATE],
  ['a further page of a category', { ...STATE, page: 3 }],
  ['one artist', by('artist', 'Monet')],
  ['one style', by('style', 'Modern')],
  ['one subject', by('subject', 'Cats')],
])('search engines may keep %s (WEB-13, WEB-15)', (_, state) => {
  expect(listRobots(state, 1)).toEqual({ robots: 'index,follow' })
  expect(listRobots(state, 61)).toEqual({ robots: 'index,follow' })
})

test.each([
  ['a search', { ...STATE, term: 'cats' }, 61],
  ['a search for nothing', { ...STATE, term: '' }, 61],
  ['an empty category', STATE, 0],
  ['another sort', { ...STATE, sort: 'newest' }, 61],
  ['another page size', { ...STATE, limit: 25 }, 61],
  ['another attribute', by('color', 'Blue'), 61],
  ['two artists', by('artist', 'Monet', 'Manet'), 61],
  [
    'two attributes',
    { ...STATE, filters: [...by('artist', 'Monet').filters, ...by('style', 'Modern').filters] },
    61,
  ],
] satisfies readonly [string, ListState, number][])(
  'search engines shall not keep %s, nor follow links to it (WEB-13, WEB-14)',
  (_, state, total) => {
    expect(listRobots(state, total)).toEqual({ robots: 'noindex,follow', linkRel: 'nofollow' })
  },
)
