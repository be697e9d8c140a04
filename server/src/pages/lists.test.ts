import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
  // The first question costs the upstream its index, which may take longer than a page waits.
  await Promise.all(['/search', '/allposters/search'].map(path => request(shop.app).get(path)))
})

afterAll(() => shop.upstream.close())

const get = (path: string) => request(shop.app).get(path)
const mainAt = async (path: string) => mainOf((await get(path).expect(200)).text)

const robotsOf = (page: Document) => page.querySelector('meta[name=robots]')?.getAttribute('content')
const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
const textOf = (page: ParentNode, part: string) => page.querySelector(`main ${part}`)?.textContent ?? ''
const linksOf = (page: ParentNode, part = '') => [
  ...page.querySelectorAll<HTMLAnchorElement>(`main ${part} a`),
]
const hrefOf = (page: ParentNode, name: RegExp) =>
  linksOf(page)
    .find(link => name.test(link.getAttribute('aria-label') ?? link.textContent ?? ''))
    ?.getAttribute('href')

const structureOf = (page: Document): readonly { '@type': string; itemListElement: unknown[] }[] =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph']

const LISTS = [
  ['/category/subjects', 'Wall Art by Subject', /\d\/category\/subjects$/],
  ['/search?skq=blue', 'Results for "blue"', /\d\/gallery\/search\?skq=blue$/],
  ['/search?q=blue', 'Results for "blue"', /\d\/gallery\/search\?skq=blue$/],
  ['/gallery/search?skq=blue', 'Results for "blue"', /\d\/gallery\/search\?skq=blue$/],
  ['/allposters/en-us/category/movies', 'Movie Posters', /\/allposters(\/en-us)?\/category\/movies$/],
  [
    '/allposters/en-us/-st/search?skq=blue',
    'Results for "blue"',
    /\/allposters(\/en-us)?\/-st\/search\?skq=blue$/,
  ],
  [
    '/allposters/en-us/search?skq=blue',
    'Results for "blue"',
    /\/allposters(\/en-us)?\/-st\/search\?skq=blue$/,
  ],
] as const

test.each(['/search?skq=blue', '/allposters/en-us/-st/search?skq=blue'])(
  '%s shows the rest of a long filter where a link without scripts asks for it (PLP-70)',
  async path => {
    const artists = (page: Document) =>
      linksOf(page, '[aria-label="Filters and sorting"]').filter(link => /f\.artist=/.test(link.href)).length
    const page = documentOf((await get(path).expect(200)).text)
    const more = linksOf(page).find(link => /[?&]more=artist$/.test(link.getAttribute('href') ?? ''))
    expect(more?.textContent).toMatch(/^Show \d+ more$/)
    const whole = documentOf((await get(more?.getAttribute('href') ?? '').expect(200)).text)
    expect(artists(whole)).toBe(artists(page) + Number(/\d+/.exec(more?.textContent ?? '')?.[0]))
    expect(whole.querySelector('details[open] a[href*="f.artist="]')).not.toBeNull()
    expect(canonicalOf(whole)).toBe(canonicalOf(page))
  },
)

test('a search, which no search engine keeps, carries no structured data', async () => {
  const page = documentOf((await get('/search?skq=blue').expect(200)).text)
  expect(page.querySelector('script[type="application/ld+json"]')).toBeNull()
})

test.each(LISTS)(
  '%s is whole without scripts: heading, trail, count, filters, sort menu and tiles (PLP-01, PLP-02, PLP-26, PLP-28, PLP-76, WEB-10, WEB-19)',
  async (path, heading, canonical) => {
    const { text } = await get(path).expect(200)
    const page = documentOf(text)
    expect(textOf(page, 'h1')).toContain(heading)
    expect(textOf(page, '[aria-label=Breadcrumb]')).toContain('Home')
    expect(textOf(page, 'output')).toMatch(/^\d+ results?$/)
    const bar = textOf(page, '[aria-label="Filters and sorting"]')
    for (const words of ['Filter By:', 'Color', 'More', 'All Filters', 'Sort By: Best Matches'])
      expect(bar).toContain(words)
    expect(page.querySelectorAll('main [data-per-row] > li').length).toBeGreaterThan(0)
    expect(canonicalOf(page)).toMatch(canonical)
  },
)

test.each(['/category/subjects', '/allposters/en-us/category/movies'])(
  '%s tells search engines the way to it and what it holds (WEB-05, WEB-06)',
  async path => {
    const { text } = await get(path).expect(200)
    const page = documentOf(text)
    const [way, items] = structureOf(page)
    const trail = [...page.querySelectorAll('main [aria-label=Breadcrumb] li')]
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ textContent: name }, index) => ({ position: index + 1, name })),
    })
    expect(way?.itemListElement[0]).toMatchObject({ item: expect.stringMatching(/^http:\/\/localhost/) })
    expect(items?.['@type']).toBe('ItemList')
    expect(items?.itemListElement).toHaveLength(page.querySelectorAll('main [data-per-row] > li').length)
    expect(items?.itemListElement[0]).toMatchObject({
      position: 1,
      url: expect.stringMatching(/\/(products|-sp)\//),
    })
  },
)

test.each([
  ['/category/subjects', 'index,follow'],
  ['/category/subjects?f.style=modern', 'index,follow'],
  ['/category/subjects?f.color=blue', 'noindex,follow'],
  ['/category/subjects?f.style=modern&f.style=mid-century', 'noindex,follow'],
  ['/category/subjects?sort=newest', 'noindex,follow'],
  ['/category/subjects?limit=25', 'noindex,follow'],
  ['/search?skq=blue', 'noindex,follow'],
])('search engines may do with %s: %s, in the page and in its headers (WEB-13)', async (path, robots) => {
  const { text, headers } = await get(path).expect(200)
  expect(robotsOf(documentOf(text))).toBe(robots)
  expect(headers['x-robots-tag']).toBe(robots === 'index,follow' ? undefined : robots)
})

test('each page of a list has its own canonical address and title (WEB-15, WEB-18)', async () => {
  const { text } = await get('/category/subjects?limit=25&page=2').expect(200)
  const page = documentOf(text)
  expect(canonicalOf(page)).toMatch(/\/category\/subjects\?page=2&limit=25$/)
  expect(page.title).toMatch(/^Page 2: /)
  expect(textOf(page, '[aria-label=Pages] [aria-current=page]')).toBe('2')
  expect(hrefOf(page, /^Previous page$/)).toBe('/category/subjects?limit=25')
  expect(textOf(page, 'h2#results')).toMatch(/^Page 2 of \d, 25 results$/)
})

test('links to lists that are not to be found say so, those to others do not (WEB-14)', async () => {
  const main = await mainAt('/category/subjects')
  const relOf = (part: string) => main.querySelector(`a[href*="${part}"]`)?.getAttribute('rel') ?? ''
  expect(relOf('f.color=blue')).toBe('nofollow')
  expect(relOf('sort=newest')).toBe('nofollow')
  expect(relOf('f.style=')).toBe('')
})

test('a chosen value is ticked, is a chip, and both lead back; others are joined to it (PLP-32, PLP-34, UX-03, UX-04)', async () => {
  const main = await mainAt('/category/subjects?f.color=blue&sort=newest')
  const back = '/category/subjects?sort=newest'
  expect(hrefOf(main, /^Remove filter Blue$/)).toBe(back)
  expect(hrefOf(main, /^Clear All filters$/)).toBe(back)
  const ticked = main.querySelector('[aria-label=Color] [aria-current=true]')
  expect(ticked?.textContent).toMatch(/^Blue/)
  expect(ticked?.getAttribute('href')).toBe(back)
  expect(linksOf(main, '[aria-label$=Color]').map(link => link.getAttribute('href'))).toContain(
    '/category/subjects?f.color=blue&f.color=red&sort=newest',
  )
})

test('a value that would leave nothing is there and leads nowhere (UX-06)', async () => {
  const main = await mainAt('/category/subjects?f.style=op-art')
  const nowhere = [...main.querySelectorAll('[role=link][aria-disabled=true]')]
  expect(nowhere.filter(link => link.textContent?.endsWith(' 0')).length).toBeGreaterThan(0)
})

test('popular ways on have pictures of this shop itself (PLP-35)', async () => {
  const main = await mainAt('/category/subjects')
  const [first] = linksOf(main, '[aria-label="Popular categories"]')
  expect(first?.getAttribute('href')).toMatch(/^\/category\//)
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/^\/img\//)
})

test.each([
  ['/category/subjects?page=99', 'There is no page 99: this list has one page.', /^First page$/],
  ['/category/subjects?limit=25&page=9', 'There is no page 9: this list has 3 pages.', /^Last page$/],
  ['/search?skq=blue&page=50', 'There is no page 50', /^First page$/],
  ['/category/subjects?f.color=octarine', 'Nothing matches all of these filters.', /^Clear All$/],
  ['/category/subjects?f.color=blue&f.artist=nobody', 'Nothing matches all', /^Remove nobody: \d+ results?$/],
])('%s is a 404 that says why and leads back (PLP-60, WEB-12, WEB-14)', async (path, message, way) => {
  const { text, headers } = await get(path)
    .expect(404)
    .expect('cache-control', 'public, max-age=0, s-maxage=60')
  const page = documentOf(text)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(robotsOf(page)).toMatch(/noindex/)
  expect(textOf(page, '[data-page]')).toContain(message)
  await get(hrefOf(page, way) ?? '').expect(200)
})

test('its data say the same to a navigation in the browser', async () => {
  const { body } = await get('/_data/category/subjects?page=99').expect(404)
  expect(body).toMatchObject({
    status: 404,
    routes: { category: { list: { emptyResult: { links: [{}] } } } },
  })
})

test.each([
  ['/search?f.zzz=1', '/gallery/search'],
  ['/category/subjects?f.zzz=1&f.color=blue', '/category/subjects?f.color=blue'],
  ['/search?skq=zzempty&f.zzz=1', '/gallery/search?skq=zzempty'],
])('%s names a filter that no list has, and is as if it did not: %s', async (path, canonical) => {
  const page = documentOf((await get(path).expect(200)).text)
  expect(canonicalOf(page).endsWith(canonical)).toBe(true)
  expect(hrefOf(page, /^Remove filter 1$/)).toBeUndefined()
})

test('the step to the home page carries no sort', async () => {
  const main = await mainAt('/category/subjects?sort=newest')
  const trail = [...main.querySelectorAll('[aria-label=Breadcrumb] a')]
  expect(trail.map(link => link.getAttribute('href'))[0]).toBe('/')
})

test('the title of a search without hits says what was searched for, however long it is', async () => {
  const page = documentOf((await get(`/search?skq=${'x'.repeat(50)}`).expect(200)).text)
  expect(page.title).toMatch(/^Results for "x{40}/)
  expect(documentOf((await get('/search?skq=%E2%80%8B').expect(200)).text).title).toMatch(/^Everything/)
})

test('without scripts the browser sends no search for blanks (SRB-12)', async () => {
  const page = documentOf((await get('/').expect(200)).text)
  const field = page.querySelector<HTMLInputElement>('input[name=skq]')
  const accepts = (text: string) => {
    if (field) field.value = text
    return field?.checkValidity()
  }
  expect(['', '   ', ' two cats '].map(accepts)).toEqual([false, false, true])
  expect(field?.form?.noValidate).toBe(false)
})

test.each([
  ['a page before the first', '?page=-1'],
  ['no number', '?page=1e9&sort=cheapest'],
  ['a path', '?page=../../etc/passwd'],
  ['names of the language', '?f.color=%00&f.__proto__=x&f.constructor=y'],
  ['a value without end', `?f.color=${'x'.repeat(3000)}`],
  ['a script', '?sort=<script>alert(1)</script>&f.color=<script>alert(1)</script>&limit=99999'],
  ['two hundred filters', `?${Array.from({ length: 200 }, (_, at) => `f.a${at}=1`).join('&')}`],
])('a hostile query with %s is harmless', async (_, query) => {
  const { status, text } = await get(`/category/subjects${query}`)
  expect([200, 404]).toContain(status)
  expect(text).not.toContain('<script>alert')
})

test('a search without hits is not to be found, and says how to search better (PLP-62, PLP-63)', async () => {
  const { text } = await get('/search?skq=zzempty').expect(200).expect('x-robots-tag', 'noindex,follow')
  const main = mainOf(text)
  expect(textOf(main, 'h1')).toBe('We couldn\'t find anything for "zzempty"')
  expect(main.textContent).toContain('Please check your spelling or try a different search.')
})

test('one broken hit among all is left out (PLP-55)', async () => {
  const main = await mainAt('/search?skq=zzgarbage')
  expect(main.querySelectorAll('[data-per-row] > li')).toHaveLength(59)
})

test('while the search is down a list is a calm 503, and not a 404 (PLP-58, PLP-61, WEB-12)', async () => {
  const { text } = await get('/search?skq=zzdown')
    .expect(503)
    .expect('cache-control', 'no-store')
    .expect('retry-after', '5')
  const page = documentOf(text)
  expect(textOf(page, 'h1')).toBe('Uh oh!')
  expect(page.querySelector('nav[aria-label=Categories]')).toBeTruthy()
  expect(JSON.stringify(shop.log)).toContain('HTTP Error 500 occurred.')
})

test('a list that is known stays in the shop while the search is down', async () => {
  await get('/category/rooms').expect(200)
  await shop.faults('search-listing', { status: 503 })
  await get('/category/rooms').expect(200)
  await get('/category/styles').expect(503)
  await shop.calm()
})

test('a page of sixty tiles is small (PF-04)', async () => {
  const { headers, text } = await get('/search').set('accept-encoding', 'br').expect(200)
  expect(text).toContain('data-per-row')
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(45_000)
})
