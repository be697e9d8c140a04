import { openUpstream, type OpenUpstream } from '@wallart/fixtures/open.ts'
import { createListingClient } from '@wallart/sdk/clients/listing'
import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import { createHttp } from '@wallart/sdk/http'
import { referenceServices } from '@wallart/sdk/http/reference-services'
import { SHOP_WINDOWS, type SiteId } from '@wallart/sdk'
import { pino } from 'pino'
import request from 'supertest'
import { mainOf, openBefore, type Storefront } from '../testing/prebuilt.ts'

let upstream: OpenUpstream
let shop: Storefront

beforeAll(async () => {
  upstream = await openUpstream({ works: 1500, log: pino({ level: 'silent' }) })
  shop = await openBefore(upstream.url)
  // The first question costs the upstream its index, which may take longer than a page waits.
  await Promise.all(['/search', '/allposters/search'].map(path => request(shop.app).get(path)))
})

afterAll(() => upstream.close())

const PAGES = [
  ['Art', '/', 'section[aria-labelledby=featured]'],
  ['Art', '/category/subjects', 'nav[aria-label="Popular categories"]'],
  ['Art', '/category/subjects-animals-cats', 'nav[aria-label="Popular categories"]'],
  ['AllPosters', '/allposters/en-us', 'section[aria-labelledby=featured]'],
  ['AllPosters', '/allposters/en-us/category/movies', 'nav[aria-label="Popular categories"]'],
  ['AllPosters', '/allposters/en-us/category/space-planets', 'nav[aria-label="Popular categories"]'],
] as const

async function load(path: string): Promise<HTMLElement> {
  const { text } = await request(shop.app).get(path).expect(200)
  return mainOf(text)
}

function workIn(image: Element): string {
  return /\/img\/(A\d+)/.exec(image.getAttribute('src') ?? '')?.[1] ?? ''
}

test.each(PAGES)('%s %s shows no work twice', async (_, path) => {
  const page = await load(path)
  const works = [...page.querySelectorAll('main picture:first-of-type img')].map(workIn)
  expect(works.length).toBeGreaterThan(20)
  expect(works.filter((work, index) => works.indexOf(work) !== index)).toEqual([])
})

test.each(PAGES)('%s %s has in every category tile a work of that category', async (site, path, tiles) => {
  const page = await load(path)
  const links = [...page.querySelectorAll(`main ${tiles} a`)]
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    const categoryId = link.getAttribute('href')?.split('/category/')[1] ?? ''
    const term = [...link.querySelectorAll('img')].map(workIn).join()
    expect({ categoryId, hits: await worksFound(site, { categoryId, term }) }).toEqual({
      categoryId,
      hits: [term],
    })
  }
})

test.each(['Art', 'AllPosters'] as const)(
  'the home page of %s shows for a category a work that says what it holds',
  async site => {
    const page = await load(site === 'Art' ? '/' : '/allposters/en-us')
    for (const { categoryId, pictureFrom } of SHOP_WINDOWS[site].featured) {
      const link = page.querySelector(`section[aria-labelledby=featured] a[href$="/${categoryId}"]`)
      const term = [...(link?.querySelectorAll('img') ?? [])].map(workIn).join()
      expect({ pictureFrom, hits: await worksFound(site, { categoryId: pictureFrom, term }) }).toEqual({
        pictureFrom,
        hits: [term],
      })
    }
  },
)

async function worksFound(site: SiteId, query: { readonly categoryId: string; readonly term: string }) {
  const client = createListingClient(createHttp({ services: referenceServices(upstream.url, site) }), {
    contracts: {
      listing: searchListingContract,
    },
  })
  const { hits } = await client.search(query)
  return hits.map(({ productId }) => productId)
}
