import { ACTIONS } from '@wallart/client/actions.server.ts'
import { SERVED_PAGES } from '@wallart/client/routes.server.ts'
import { PAGES } from '@wallart/client/routes.ts'

test('every page is known to the server, and no others are', () => {
  expect(Object.keys(SERVED_PAGES).toSorted()).toEqual(PAGES.map(({ id }) => id).toSorted())
})

test('every form that is refused has a private page that explains it', () => {
  expect(ACTIONS.filter(({ page }) => SERVED_PAGES[page]?.audience !== 'private')).toEqual([])
})

test('no two pages share an address', () => {
  const paths = PAGES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
