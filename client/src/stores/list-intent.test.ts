import { jest } from '@jest/globals'
import type { ListState } from '@wallart/sdk'
import { createListIntent } from './list-intent.ts'

const PAGE = {
  pathname: '/category/movies',
  search: '?f.color=blue',
  offered: [{ attributeId: 'color' }],
}

const choosePage = (page: number) => (state: ListState) => ({ ...state, page })
const chooseNewest = (state: ListState): ListState => ({ ...state, sort: 'newest' })

test('choices in quick succession add up while the list shows what it showed', () => {
  const intent = createListIntent(PAGE)
  intent.choose(chooseNewest)
  const wanted = intent.choose(choosePage(2))
  expect(wanted && intent.addressOf(wanted)).toBe('/category/movies?f.color=blue&sort=newest&page=2')
  expect(intent.state.wanted).toBe(wanted)
  expect(intent.addressOf(intent.state.shown)).toBe('/category/movies?f.color=blue')
})

test('a choice that changes nothing is not announced', () => {
  const intent = createListIntent(PAGE)
  const listener = jest.fn()
  intent.subscribe(listener)
  expect(intent.choose(choosePage(1))).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
})

test('each change is announced until the listener unsubscribes', () => {
  const intent = createListIntent(PAGE)
  const listener = jest.fn()
  const unsubscribe = intent.subscribe(listener)
  intent.choose(choosePage(2))
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  intent.choose(choosePage(3))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each([
  ['a query on its way', '?sort=title', '/category/movies?sort=title'],
  ['a page that is left', undefined, '/category/movies?f.color=blue'],
  ['a navigation that was given up', PAGE.search, '/category/movies?f.color=blue'],
])('the intent follows %s', (_, search, address) => {
  const intent = createListIntent(PAGE)
  intent.choose(choosePage(2))
  intent.follow(search)
  expect(intent.addressOf(intent.state.wanted)).toBe(address)
})

test('another search on its way has its own filters', () => {
  const intent = createListIntent({ ...PAGE, pathname: '/gallery/search', search: '?skq=cats&f.color=blue' })
  intent.follow('?skq=dogs&f.color=red')
  expect(intent.state.wanted).toBe(intent.state.shown)
})

test('a filter that the list does not have is in no address', () => {
  const intent = createListIntent({ ...PAGE, search: '?f.color=blue&f.zzz=1' })
  const wanted = intent.choose(choosePage(2))
  expect(wanted && intent.addressOf(wanted)).toBe('/category/movies?f.color=blue&page=2')
})
