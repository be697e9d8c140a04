import { within } from '@testing-library/dom'
import { FREE_SHIPPING_FROM, RETURN_DAYS } from '@wallart/sdk'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const get = (path: string) => request(shop.app).get(path)
const mainAt = async (path: string) => mainOf((await get(path).expect(200)).text)
const documentAt = async (path: string) => documentOf((await get(path).expect(200)).text)

const SHARED = [
  '/help/placingorders',
  '/help/pay-method',
  '/help/shipping',
  '/help/shippingreturns',
  '/help/faq',
  '/help/size-and-hanging-guide',
  '/help/framing-guide',
  '/help/aboutus',
  '/help/sitemap',
  '/help/privacy',
  '/help/privacy-policy.html',
  '/help/terms',
  '/help/terms-and-conditions.html',
  '/lp/business',
  '/lp/rebrand-announcement',
  '/lp/reviews',
]

const PAGES = [
  ...['/help/talktous', ...SHARED].map(path => ['', path]),
  ...['/help/cs', ...SHARED].map(path => ['/allposters', path]),
] as const

test.each(PAGES)(
  '%s%s says something to read, and can be cached (NAV-22 to NAV-26)',
  async (prefix, path) => {
    const { headers, text } = await get(prefix + path).expect(200)
    expect(headers['cache-control']).toContain('s-maxage=900')
    const page = documentOf(text)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(40)
    expect(page.querySelector('main article')?.textContent.length).toBeGreaterThan(300)
    expect(page.querySelector('main article')?.innerHTML).not.toMatch(/\$\{|undefined|NaN|\]\(/)
    expect([...page.querySelectorAll('main th')].filter(heading => !heading.textContent)).toEqual([])
  },
)

test('a help page begins with its heading, and the way to the others comes after its text', async () => {
  const main = await mainAt('/help/faq')
  const order = [...main.querySelectorAll('h1, nav')].map(
    part => part.getAttribute('aria-label') ?? part.textContent,
  )
  expect(order).toEqual(['Questions and answers', 'On this page', 'Help'])
})

test.each([
  ['/help/privacy-policy.html', '/help/privacy'],
  ['/help/terms-and-conditions.html', '/help/terms'],
])('%s has the canonical address %s', async (path, canonical) => {
  const href = (await documentAt(path)).querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  expect(new URL(href).pathname).toBe(canonical)
})

test.each(['/help/cs', '/allposters/help/talktous', '/help/nonsense', '/lp/nonsense', '/help/constructor'])(
  '%s is not found',
  async path => {
    await get(path).expect(404)
  },
)

test.each([
  ['', 'Shipping'],
  ['/es-us', 'Envío'],
  ['/fr-ca', 'Livraison'],
])('at %j the page is in the language of its address', async (prefix, title) => {
  const page = await documentAt(`${prefix}/help/shipping`)
  within(page.body).getByRole('heading', { level: 1, name: title })
  expect(page.title).toBe(`${title} | Art`)
  const own = [...page.querySelectorAll('main article a[href^="/"]')].map(
    link => link.getAttribute('href') ?? '',
  )
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(href => href.startsWith(`${prefix}/`))).toBe(true)
})

test('what pages promise is what the shop does', async () => {
  const shipping = (await mainAt('/help/shipping')).querySelector('article')?.textContent ?? ''
  expect(shipping).toContain(`free from $${FREE_SHIPPING_FROM} on`)
  const returns = (await mainAt('/help/shippingreturns')).querySelector('article')?.textContent ?? ''
  expect(returns).toContain(`within ${RETURN_DAYS} days`)
})

const linksAt = async (path: string) =>
  [...(await mainAt(path)).querySelectorAll('article a')].map(link => link.getAttribute('href'))

const blogPaths = async () =>
  [...(await mainAt('/blog')).querySelectorAll('#posts ~ ul a')].map(link => link.getAttribute('href') ?? '')

const pageLinksAt = async (path: string) =>
  (await linksAt(path)).flatMap(href => (href?.startsWith('/') ? [href] : []))

test('every page of words in en-CA is spelled as Canada does, and its links stay the same (I18-03)', async () => {
  for (const path of ['/help/talktous', ...SHARED, '/blog', ...(await blogPaths())]) {
    const page = await documentAt(`/en-ca${path}`)
    const own = [...page.querySelectorAll('title, main h1, main > section > article, #posts ~ ul')]
    expect(own.length).toBeGreaterThan(1)
    const sentences = path === '/help/sitemap' ? [] : own.map(part => part.textContent)
    expect([
      path,
      /\w*(color|favorite|center|gray\b|neighbor|license)\w*/i.exec(sentences.join(' '))?.[0],
    ]).toEqual([path, undefined])
    const links = (await pageLinksAt(`/en-ca${path}`)).map(href => href.replace(/^\/en-ca\/?/, '/'))
    expect(links).toEqual(await pageLinksAt(path))
  }
})

test.each([
  ['', /takes another 2 to \d+ in most of the United States/, 'Do you ship to Canada?'],
  ['/en-ca', /takes another \d+ to \d+ within Canada/, 'Do you ship to the United States?'],
  ['/fr-ca', /en prend de \d+ à \d+ de plus au Canada/, 'Livrez-vous aux États-Unis?'],
])(
  'at %j the days to the own country come first, and then those to the other',
  async (prefix, days, other) => {
    const faq = within(await mainAt(`${prefix}/help/faq`))
    faq.getByText(days)
    faq.getByRole('heading', { name: other })
    const shipping = await mainAt(`${prefix}/help/shipping`)
    const standard = [...shipping.querySelectorAll('tbody tr')].filter(row =>
      /standard/i.test(row.textContent),
    )
    expect(standard.findIndex(row => row.textContent.includes('Canada'))).toBe(prefix === '' ? 2 : 0)
  },
)

test('business registration is offered by the art brand alone (C-33)', async () => {
  expect(await linksAt('/lp/business')).toContain('/b2b_registration')
  const posters = await documentAt('/allposters/lp/business')
  expect(posters.querySelector('article a[href="/allposters/b2b_registration"]')).toBeNull()
})

test('questions are told to search engines as such', async () => {
  const main = await mainAt('/help/faq')
  const data: unknown = JSON.parse(
    main.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([
      {
        '@type': 'Question',
        name: 'Do I need an account to order?',
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^No\. /) },
      },
    ]),
  })
  expect(JSON.stringify(data)).not.toMatch(/\]\(|\*\*/)
})

const reviewsOn = (page: ParentNode) => [...page.querySelectorAll('main li article')]
const summaryOn = (page: HTMLElement) =>
  within(page).queryByRole('region', { name: 'What customers say' })?.textContent
const starsOf = (review: Element) => review.querySelectorAll('[data-fill="1"]').length

test('the reviews can be read page by page, and a page that there is not is not found (NAV-27)', async () => {
  const first = await mainAt('/lp/reviews')
  const second = await documentAt('/lp/reviews?page=2')
  expect(reviewsOn(first)).toHaveLength(10)
  expect(reviewsOn(second)[0]?.textContent).not.toBe(reviewsOn(first)[0]?.textContent)
  const next = within(first).getByRole('link', { name: 'Next page' }).getAttribute('href')
  expect(next).toBe('/lp/reviews?page=2')
  const canonical = second.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect(canonical).toContain('/lp/reviews?page=2')
  await get('/lp/reviews?page=99').expect(404)
})

test('reviews are narrowed by stars and finish and ordered by links, which search engines leave out (NAV-27)', async () => {
  const page = await documentAt('/lp/reviews?stars=4&sort=highest')
  expect(new Set(reviewsOn(page).map(starsOf))).toEqual(new Set([4]))
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex,follow')
  const stars = within(within(page.body).getByRole('navigation', { name: 'Stars' }))
  expect(stars.getByRole('link', { current: true }).textContent).toBe('4 stars')
  expect(stars.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/lp/reviews?sort=highest')
})

test('the poster brand shows what customers wrote, and no summary of stars (RAT-02, NAV-27)', async () => {
  expect(summaryOn(await mainAt('/lp/reviews'))).toContain('18,204 ratings')
  const posters = await documentAt('/allposters/lp/reviews')
  expect(summaryOn(posters.body)).toBeUndefined()
  expect(reviewsOn(posters)).toHaveLength(10)
})

test('reviews are those of the language, and their absence says so', async () => {
  const french = await mainAt('/fr-ca/lp/reviews')
  expect(reviewsOn(french)[0]?.textContent).toContain('étoiles sur 5')
  expect(french.querySelector('li article a')?.getAttribute('href')).toMatch(/^\/fr-ca\/products\//)
  await shop.faults('get-reviews', { status: 500 })
  const { text, headers } = await get('/es-us/lp/reviews').expect(200)
  expect(text).toContain('Las reseñas no se pueden mostrar')
  expect(headers['cache-control']).not.toContain('s-maxage=900')
})

test('the sitemap names the pages and when they changed', async () => {
  const { text } = await get('/sitemap-categories.xml').expect(200)
  expect(text).toMatch(/\/help\/shipping<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
})

test('the blog lists at least eight stories, and each tells of works that go with it', async () => {
  const blog = await mainAt('/blog/')
  const posts = [...blog.querySelectorAll('#posts ~ ul a')].map(link => link.getAttribute('href') ?? '')
  expect(posts.length).toBeGreaterThanOrEqual(8)
  for (const post of posts) {
    const page = await mainAt(post)
    expect(page.querySelector('article')?.textContent.length).toBeGreaterThan(500)
    expect(page.querySelectorAll('#posts ~ ul a').length).toBe(posts.length - 1)
    expect([post, page.querySelector('#content-works') !== null]).toEqual([post, true])
  }
})

test.each(['/lp/business', '/lp/rebrand-announcement', '/blog/canvas-or-paper'])(
  '%s has a picture, also for social networks, and a carousel of works (GUI-20)',
  async path => {
    const page = await documentAt(path)
    expect(page.querySelector('main article + div img')?.getAttribute('alt')).toContain(' by ')
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain('LifeStyle=')
    const carousel = page.querySelector('main [aria-roledescription=carousel]')
    expect(carousel?.getAttribute('data-wide')).toBe('4')
  },
)

test('no two stories are shown with the same picture', async () => {
  const pictures = [...(await mainAt('/blog')).querySelectorAll('#posts ~ ul img')]
  const works = pictures.map(picture => picture.getAttribute('src')?.split('?')[0])
  expect(works.length).toBeGreaterThanOrEqual(8)
  expect(new Set(works).size).toBe(works.length)
})

test('the sitemap leads to every department and to every other page of words', async () => {
  const main = await mainAt('/help/sitemap')
  const hrefs = [...main.querySelectorAll('article a')].map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/category/subjects-landscape',
      '/category/artists-ines-caldera',
      '/help/faq',
      '/lp/business',
      '/blog/canvas-or-paper',
    ]),
  )
  expect(new Set(hrefs).size).toBe(hrefs.length)
})

test.each([
  ['/search?q=shipping', '/help/shipping', 'Shipping'],
  ['/search?q=Livraison&locale=fr-CA', '/help/shipping?locale=fr-CA', 'Livraison'],
])('%s offers the page of help that it is about', async (path, href, name) => {
  expect(
    within(await mainAt(path))
      .getByRole('link', { name })
      .getAttribute('href'),
  ).toContain(href)
})
