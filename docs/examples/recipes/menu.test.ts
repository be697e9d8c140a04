import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleCategory } from '@wallart/sdk/testing'
import { loadMenu } from './menu.ts'

test('the menu is read from the catalogue of one brand', async () => {
  const mock = createMockFetch({ 'GET /categories/root': reply(sampleCategory()) })
  const entries = await loadMenu(
    createHttp({ services: { commerce: 'https://commerce.test' }, transport: mock }),
  )
  expect(entries.map(({ name }) => name)).toEqual(
    sampleCategory()
      .categories?.filter(({ c_showInMenu: shown }) => shown !== false)
      .map(({ name }) => name),
  )
  expect(mock.calls[0]?.query).toMatchObject({ siteId: 'Art', locale: 'en-US', levels: '3' })
})
