import { FRAME } from '@wallart/client/route-objects.ts'
import { ACTIONS } from '@wallart/client/actions.server.ts'
import { LOADERS, PRIVATE_LOADERS } from '@wallart/client/routes.server.ts'
import { PAGES } from '@wallart/client/routes.ts'

const idsOf = (audience: 'public' | 'private') =>
  PAGES.filter(page => page.audience === audience).map(({ id }) => id)

test('every page has a loader and every loader a page', () => {
  expect(Object.keys(LOADERS).toSorted()).toEqual([FRAME, ...idsOf('public')].toSorted())
  expect(Object.keys(PRIVATE_LOADERS).toSorted()).toEqual(idsOf('private').toSorted())
})

test('every form that is refused has a private page that explains it', () => {
  expect(ACTIONS.filter(({ page }) => !idsOf('private').includes(page))).toEqual([])
})

test('no two pages share an address', () => {
  const paths = PAGES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
