import type { CatalogClient } from '../clients/catalog.ts'
import { NetworkError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import type { Category } from '../model/category.ts'
import { createNavigation } from './navigation.ts'

const category = (id: string, categories: readonly Category[] = []): Category => ({
  id,
  name: id,
  description: '',
  showInMenu: true,
  onlineSubCategoriesCount: categories.length,
  categories,
})

function navigation(catalog: CatalogClient) {
  const messages: string[] = []
  return {
    messages,
    ...createNavigation(catalog, { log: { warn: (_, message) => void messages.push(message) } }),
  }
}

const failing = (error: Error): CatalogClient => ({
  category: async () => {
    throw error
  },
})

test('the menu is the tree below the root', async () => {
  const root = category('root', [category('rooms')])
  const { menu } = navigation({ category: () => Promise.resolve(root) })
  expect(await menu()).toEqual([{ id: 'rooms', name: 'rooms', href: '/category/rooms', entries: [] }])
})

test('without the catalogue there is no menu, and the log knows why', async () => {
  const { menu, messages } = navigation(failing(new NetworkError({ operation: 'get-category' })))
  expect(await menu()).toEqual([])
  expect(messages).toEqual(['the menu is missing'])
})

test('a bug is not mistaken for a missing catalogue', async () => {
  const { menu } = navigation(failing(new TypeError('a bug')))
  await expect(menu()).rejects.toThrow('a bug')
})

test('a category that the shop does not have is undefined, one that cannot be read is an error', async () => {
  const context = { operation: 'get-category' }
  expect(await navigation(failing(new HttpError({ status: 404 }, context))).category('x')).toBeUndefined()
  await expect(
    navigation(failing(new HttpError({ status: 500 }, context))).category('x'),
  ).rejects.toMatchObject({
    code: 'server',
  })
})
