import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

interface Visited {
  readonly path: string
  readonly from: string
  readonly status: number
  readonly lacks: readonly string[]
}

// Lists and products are one page each in another language; what their links name is looked at in English.
const CATALOGUE = /\/(category|products|-sp|product)\//

async function visit(path: string, from: string): Promise<Visited & { readonly links: readonly string[] }> {
  const { status, text, headers } = await request(shop.app).get(path)
  if (status !== 200 || !String(headers['content-type']).startsWith('text/html'))
    return { path, from, status, lacks: [], links: [] }
  // A document of 100 kB takes jsdom longer than the storefront; ours has every attribute in double quotes.
  const meta = (name: string) =>
    new RegExp(`<meta (?=[^>]*name="${name}")[^>]*content="([^"]*)"`).exec(text)?.[1] ?? ''
  const isIndexed = !/noindex/i.test(meta('robots')) && !/no-store/.test(String(headers['cache-control']))
  const lacks = [
    !/<title>[^<]/.test(text) && 'title',
    text.split(/<h1[ >]/).length !== 2 && 'h1',
    isIndexed && !meta('description') && 'description',
  ].filter(one => one !== false)
  const links = [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return { path, from, status, lacks, links }
}

async function crawl(start: string, limit: number): Promise<readonly Visited[]> {
  const found = new Map<string, string>([[start, start]])
  const visited: Visited[] = []
  let count = 0
  for (const [path, from] of found) {
    const { links, ...page } = await visit(path, from)
    visited.push(page)
    for (const link of links) {
      const bare = link.split('#')[0]?.split('?')[0] ?? ''
      // The other brand and the other languages have their own crawl.
      const isOwn = bare.startsWith('/') && prefixOf(bare) === prefixOf(start)
      const isWanted = isOwn && !found.has(bare) && !bare.startsWith('/logout')
      if (!isWanted || (CATALOGUE.test(bare) && count >= limit)) continue
      if (CATALOGUE.test(bare)) count += 1
      found.set(bare, path)
    }
  }
  return visited
}

const prefixOf = (path: string) => /^(\/allposters)?(\/(en|fr|es)-(us|ca))?(?=\/|$)/.exec(path)?.[0] ?? ''

test.each([
  ['/', 150],
  ['/en-ca', 30],
  ['/fr-ca', 30],
  ['/es-us', 30],
  ['/allposters/en-us', 150],
  ['/allposters/en-ca', 30],
  ['/allposters/fr-ca', 30],
  ['/allposters/es-us', 30],
])('every link below %s leads to a page with a title, a heading and a description', async (start, limit) => {
  const visited = await crawl(start, limit)
  expect(visited.length).toBeGreaterThan(40)
  const broken = visited.filter(({ path, status, lacks }) => {
    // A guest is asked to sign in.
    const expected = path.includes('/account') ? 303 : 200
    return status !== expected || lacks.length > 0
  })
  expect(broken).toEqual([])
})
