import { within } from '@testing-library/dom'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const get = (path: string) => request(shop.app).get(path)

test.each([
  ['/', 'Pictures worth living with', 'Subjects', '/category/subjects'],
  ['/allposters/en-us', 'Your wall. Turned up.', 'Movies', '/allposters/en-us/category/movies'],
  ['/allposters', 'Your wall. Turned up.', 'Movies', '/allposters/category/movies'],
  ['/?site=AllPosters', 'Your wall. Turned up.', 'Movies', '/category/movies?site=AllPosters'],
  ['/art/fr-ca', 'Des images à vivre au quotidien', 'Sujets', '/art/fr-ca/category/subjects'],
])(
  '%s is the home page of its brand, with the menu in its HTML',
  async (path, headline, department, href) => {
    const { text } = await get(path).expect(200).expect('content-type', 'text/html; charset=utf-8')
    const page = within(documentOf(text).body)
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(headline)
    const menu = within(page.getByRole('navigation', { name: /^(Categories|Catégories)$/ }))
    expect(menu.getByRole('link', { name: department }).getAttribute('href')).toBe(href)
  },
)

test.each([
  ['/', ['/assets/entry.css'], ['/assets/inner.css']],
  ['/search?skq=blue', ['/assets/entry.css'], ['/assets/inner.css']],
  ['/cart', ['/assets/entry.css', '/assets/inner.css'], []],
])('%s comes with the styles %j and is followed by %j', async (path, styles, later) => {
  const { text } = await get(path).expect(200)
  const document = documentOf(text)
  const hrefs = (rel: string) =>
    [...document.querySelectorAll(`head link[rel=${rel}]`)].map(link => link.getAttribute('href'))
  expect([hrefs('stylesheet'), hrefs('prefetch')]).toEqual([styles, later])
})

test('the home page is public and cacheable', async () => {
  const { headers } = await get('/')
    .set('cookie', 'session=1')
    .expect(
      'cache-control',
      'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
    )
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['vary']).toBe('Accept-Encoding')
})

test('a public page holds no executable inline script and names its language', async () => {
  const { text } = await get('/allposters/fr-ca').expect(200)
  const document = documentOf(text)
  const inline = [...document.scripts].filter(script => !script.src).map(script => script.type)
  expect(new Set(inline)).toEqual(new Set(['application/json', 'application/ld+json']))
  expect(document.documentElement.lang).toBe('fr-CA')
  expect(document.querySelector('[style]')).toBeNull()
})

test('a page names its scripts, its own chunk included, and fetches only what waits until it is seen', async () => {
  const document = documentOf((await get('/')).text)
  const named = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map(each => String(each.getAttribute(attribute)))
  expect(named('script[src]', 'src')).toEqual(['/assets/begin.js'])
  expect(named('link[rel=preload][as=script]', 'href')).toEqual(['/assets/begin.js'])
  expect(
    document.querySelector('script[src]')?.matches('body > script:last-child:not([async], [type])'),
  ).toBe(true)
  expect(document.getElementById('boot')?.dataset['scripts']?.split(' ').toSorted()).toEqual(
    ['entry', 'home', 'shared'].map(name => `/assets/${name}.js`),
  )
})

test('a category page shows what is below it', async () => {
  const { text } = await get('/category/rooms').expect(200)
  const main = within(mainOf(text))
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Wall Art by Room')
  expect(main.getByRole('link', { name: 'Home Office' }).getAttribute('href')).toBe(
    '/category/rooms-office-home-office',
  )
})

test.each([
  '/nope',
  '/category/nothing',
  '/category/global-banner',
  '/category/root',
  '/category/%00',
  '/a/b/c.php',
])('%s is a real not-found page inside the frame (PDP-02)', async path => {
  const { text } = await get(path).expect(404).expect('cache-control', 'public, max-age=0, s-maxage=60')
  const page = within(documentOf(text).body)
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Oh no!')
  expect(page.getByText("We're sorry, but we were unable to find this product.")).toBeTruthy()
  expect(page.getByRole('navigation', { name: 'Categories' })).toBeTruthy()
})

test.each(['', '/allposters'])('the artist of a tile has a page with their works (%j)', async prefix => {
  const { text } = await get(`${prefix}/search?skq=blue`).expect(200)
  const artist = mainOf(text).querySelector('a[href*="/category/artists-"]')
  const { text: works } = await get(artist?.getAttribute('href') ?? '').expect(200)
  expect(within(mainOf(works)).getByRole('heading', { level: 1 }).textContent).toContain(artist?.textContent)
})

test.each([
  ['', '1 work', 'All artists'],
  ['/fr-ca', '1 œuvre', 'Tous les artistes'],
])(
  'an artist’s page at %j begins with who that is, and search engines read it',
  async (prefix, works, all) => {
    const { text } = await get(`${prefix}/category/artists-ines-caldera?sort=newest`).expect(200)
    const page = mainOf(text)
    const main = within(page)
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Ines Caldera')
    expect(main.getByText(/^Ines Caldera (?:paints|peint)/)).toBeTruthy()
    expect(main.getByText(works)).toBeTruthy()
    expect(main.getByRole('link', { name: all }).getAttribute('href')).toContain(
      `${prefix}/category/artists?`,
    )
    expect(page.querySelector('header img')?.getAttribute('src')).toContain('LifeStyle=')
    const { text: indexed } = await get(`${prefix}/category/artists-ines-caldera`).expect(200)
    const data = mainOf(indexed).querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toContainEqual(
      expect.objectContaining({
        '@type': 'ProfilePage',
        mainEntity: expect.objectContaining({ '@type': 'Person', name: 'Ines Caldera' }),
      }),
    )
  },
)

test.each(['', '/allposters'])('the list of artists at %j leads to each of them', async prefix => {
  const { text } = await get(`${prefix}/category/artists`).expect(200)
  const list = within(mainOf(text)).getByRole('navigation', { name: 'All artists' })
  const artists = within(list).getAllByRole('link')
  expect(artists.length).toBeGreaterThan(90)
  expect(artists[0]?.getAttribute('href')).toMatch(new RegExp(`^${prefix}/category/artists-`))
})

test('the data of a page is its loaders’ answer as JSON', async () => {
  const { body } = await get('/_data/allposters/en-us/category/movies')
    .expect(200)
    .expect(
      'cache-control',
      'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
    )
  expect(Object.keys(body.routes)).toEqual(['frame', 'category'])
  expect(body).toMatchObject({ build: 'test', status: 200, routes: { category: { name: 'Movies' } } })
  expect(Object.keys(body.routes.frame)).toEqual(['version', 'hasMenu', 'banner'])
})

test('the data of a page that does not exist says so, with the page’s own status', async () => {
  const { body } = await get('/_data/nope').expect(404)
  expect(body).toMatchObject({ build: 'test', error: { status: 404 } })
  expect(Object.keys(body.routes)).toEqual(['frame'])
})

test('an address that would name another host stays on this one', async () => {
  await get('//evil.test/').expect(301).expect('location', '/evil.test')
  await get('/_data//evil.test').expect(404)
  await get('/_data/.//').expect(200)
})

test('every answer carries an id, and its log line has the route but not the query', async () => {
  const { headers } = await get('/orders?e=jane@example.com')
  const line = shop.log.find(({ id }) => id === headers['x-correlation-id'])
  expect(line).toMatchObject({ method: 'GET', route: '/orders', status: 200 })
  expect(JSON.stringify(shop.log)).not.toContain('jane')
})

test('a missing file of the browser is never a page', async () => {
  await get('/assets/gone.js')
    .expect(404)
    .expect('content-type', /^text\/plain/)
})

test('/favicon.ico is the icon of the brand', async () => {
  await get('/favicon.ico')
    .expect(302)
    .expect('location', '/icons/art-192.png')
    .expect('cache-control', 'public, max-age=86400')
})

test.each(['/%ff', '/category/%E0%A4%A', '/_data/%'])('the malformed address %s is refused', async path => {
  await get(path).expect(400, 'The address is malformed.').expect('cache-control', 'no-store')
})

test('the head names the icons, the fonts that the first words need, and what counts down is in the page (BAN-03)', async () => {
  const { text } = await get('/').expect(200)
  const { head, body } = documentOf(text)
  const hrefOf = (link: string) => head.querySelector(`link[${link}]`)?.getAttribute('href')
  expect(hrefOf('rel=preload][as=font][crossorigin')).toBe('/assets/art-text.woff2')
  expect(hrefOf('rel=apple-touch-icon')).toBe('/icons/art-180.png')
  expect(hrefOf('rel=manifest')).toBe('/icons/art.webmanifest')
  expect(within(body).getByRole('timer').getAttribute('dateTime')).toMatch(/T00:00:00\.000Z$/)
})
