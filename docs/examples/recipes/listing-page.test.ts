import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, failNetwork, reply, sampleListing, type MockAnswer } from '@wallart/sdk/testing'
import { loadListingPage, workAddresses } from './listing-page.ts'

const filters = [
  {
    attributeId: 'size',
    label: 'Size',
    values: [
      { value: 'Large', label: 'Large', count: 40 },
      { value: 'Small', label: 'Small', count: 2 },
    ],
  },
]

function loadPage(search: string, answer: MockAnswer = reply(sampleListing({ total: 400, filters }))) {
  const transport = createMockFetch({ 'GET https://search.test': answer })
  const http = createHttp({ services: { search: 'https://search.test' }, transport, random: () => 0 })
  const page = loadListingPage(http, 'rooms', { pathname: '/rooms', search }, { warn: () => undefined })
  return { page, asked: () => new URL(transport.calls[0]?.address ?? '').searchParams }
}

test('the address says what is asked for, and every link is an address again', async () => {
  const { page, asked: requested } = loadPage('?f.size=Large&sort=newest&page=2&utm=x')
  const { filters: offered, chosen, addressWithoutFilters, sorts, pagination } = await page
  expect(requested().get('categoryId')).toBe('rooms')
  expect(requested().getAll('filters')).toEqual(['size:Large'])
  expect(requested().get('page')).toBe('2')
  expect(offered[0]?.values).toEqual([
    { name: 'Large', count: 40, isChosen: true, address: '/rooms?sort=newest' },
    { name: 'Small', count: 2, isChosen: false, address: '/rooms?f.size=Large&f.size=Small&sort=newest' },
  ])
  expect(chosen).toEqual([{ label: 'Large', addressWithout: '/rooms?sort=newest' }])
  expect(addressWithoutFilters).toBe('/rooms?sort=newest')
  expect(sorts.find(({ isCurrent }) => isCurrent)).toMatchObject({
    address: '/rooms?f.size=Large&sort=newest',
  })
  expect(pagination.next?.address).toBe('/rooms?f.size=Large&sort=newest&page=3')
})

test('tiles, heading and count are ready to be drawn', async () => {
  const { tiles, heading, count, problem } = await loadPage('').page
  expect(tiles[0]).toMatchObject({ name: expect.any(String), price: expect.stringMatching(/^\$/) })
  expect([typeof heading, count, problem]).toEqual(['string', '400 results', undefined])
})

test.each<[string, MockAnswer, string]>([
  ['there is no such category', reply({}, { status: 404 }), 'Category Not Found'],
  ['nobody answers', failNetwork(), 'HTTP Error 500 occurred.'],
])('when %s, the page shows a sentence instead of tiles', async (_, answer, sentence) => {
  const { problem, tiles } = await loadPage('', answer).page
  expect([problem, tiles]).toEqual([sentence, []])
})

test('a whole list is read page after page', async () => {
  const transport = createMockFetch({ 'GET https://search.test': reply(sampleListing({ total: 100 })) })
  const http = createHttp({ services: { search: 'https://search.test' }, transport })
  const addresses: string[] = []
  for await (const address of workAddresses(http, 'rooms', 'blue')) addresses.push(address)
  expect(addresses.length).toBeGreaterThan(0)
  const pages = transport.calls.map(({ address }) => new URL(address).searchParams)
  expect(pages.map(page => page.get('page') ?? '1')).toEqual(['1', '2'])
  expect(pages[0]?.getAll('filters')).toEqual(['color:blue'])
})
