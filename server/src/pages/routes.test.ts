import { FRAME } from '@wallart/client/app/route-objects.ts'
import { LOADERS } from '@wallart/client/routes.server.ts'
import { PAGES } from '@wallart/client/routes.ts'

test('every page has a loader and every loader a page', () => {
  expect(Object.keys(LOADERS).toSorted()).toEqual([FRAME, ...PAGES.map(({ id }) => id)].toSorted())
})

test('no two pages share an address', () => {
  const paths = PAGES.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
