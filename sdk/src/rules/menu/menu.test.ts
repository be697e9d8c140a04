import type { Category } from '../../model/category.ts'
import { MENU_DEPTH, menuEntries } from './menu.ts'
import { COUNTDOWN_TIMER, findSpecialCategory, GLOBAL_BANNER, isSpecialCategory } from './special-category.ts'

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  name: id.toUpperCase(),
  description: '',
  showInMenu: true,
  onlineSubCategoriesCount: fields.categories?.length ?? 0,
  categories: [],
  ...fields,
})

const root = (...categories: readonly Category[]) => category('root', { categories })
const ids = (...categories: readonly Category[]) => menuEntries(root(...categories)).map(({ id }) => id)

test('an entry has the name and the link of its category (NAV-04, NAV-05)', () => {
  expect(menuEntries(root(category('art', { alternativeUrl: '/gallery/art' }), category('maps')))).toEqual([
    { id: 'art', name: 'ART', href: '/gallery/art', entries: [] },
    { id: 'maps', name: 'MAPS', href: '/category/maps', entries: [] },
  ])
})

test('only categories that may be shown are in the menu, on every level (NAV-06)', () => {
  const hidden = category('hidden', { showInMenu: false, categories: [category('below')] })
  expect(ids(hidden, category('shown'))).toEqual(['shown'])
  expect(menuEntries(root(category('top', { categories: [hidden, category('shown')] })))[0]?.entries).toEqual(
    [{ id: 'shown', name: 'SHOWN', href: '/category/shown', entries: [] }],
  )
})

test.each([
  { name: 'Global Banner' },
  { name: 'Countdown Timer' },
  { id: 'Global Banner' },
  { id: 'Countdown Timer' },
])('the special category %j is never in the menu (NAV-08)', fields => {
  const special = category('x', fields)
  expect(isSpecialCategory(special)).toBe(true)
  expect(ids(special, category('art'))).toEqual(['art'])
  expect(menuEntries(root(category('top', { categories: [special] })))[0]?.entries).toEqual([])
})

test.each(['Banner', 'global banner', 'Global Banners', 'Timer'])(
  '%s is an ordinary category (NAV-08)',
  name => {
    expect(isSpecialCategory({ id: 'x', name })).toBe(false)
  },
)

test('a sub-menu needs sub-categories that are online and present (NAV-07)', () => {
  const child = category('child')
  const entries = (fields: Partial<Category>) => menuEntries(root(category('top', fields)))[0]?.entries.length
  expect(entries({ categories: [child], onlineSubCategoriesCount: 1 })).toBe(1)
  expect(entries({ categories: [child], onlineSubCategoriesCount: 0 })).toBe(0)
  expect(entries({ categories: [], onlineSubCategoriesCount: 3 })).toBe(0)
})

test('the menu is three levels deep, however deep the tree is (NAV-02)', () => {
  const four = category('4')
  const three = category('3', { categories: [four] })
  const deep = root(category('1', { categories: [category('2', { categories: [three] })] }))
  const [first] = menuEntries(deep)
  expect(first?.entries[0]?.entries).toEqual([{ id: '3', name: '3', href: '/category/3', entries: [] }])
  expect(MENU_DEPTH).toBe(3)
})

test('a special category is found by name or id, the nearest first (BAN-02, BAN-03)', () => {
  const far = category('far', { name: GLOBAL_BANNER })
  const near = category('near', { name: GLOBAL_BANNER })
  const byId = category(COUNTDOWN_TIMER)
  const tree = root(category('a', { categories: [far] }), near, category('b', { categories: [byId] }))
  expect(findSpecialCategory(tree, 'Global Banner')).toBe(near)
  expect(findSpecialCategory(tree, 'Countdown Timer')).toBe(byId)
  expect(findSpecialCategory(root(category('a', { categories: [far] })), 'Global Banner')).toBe(far)
  expect(findSpecialCategory(root(category('a')), 'Global Banner')).toBeUndefined()
})
