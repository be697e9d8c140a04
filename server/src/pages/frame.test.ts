import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

async function pageAt(path: string, status = 200) {
  const { text } = await request(shop.app).get(path).expect(status)
  return documentOf(text)
}

type Page = Awaited<ReturnType<typeof pageAt>>

const hrefOf = (page: Page, part: string, name: string) =>
  [...page.querySelectorAll(`${part} a`)]
    .find(link => (link.getAttribute('aria-label') ?? link.textContent) === name)
    ?.getAttribute('href')

const partsOf = (page: Page | undefined) =>
  [...(page?.querySelectorAll('footer [data-part]') ?? [])].map(part => part.getAttribute('data-part'))

const BRANDS = [
  { name: 'Art', prefix: '', help: '/help/talktous', department: 'Subjects', doors: 1 },
  { name: 'AllPosters', prefix: '/allposters', help: '/help/cs', department: 'Movies', doors: 0 },
] as const

describe.each(BRANDS)('$name', ({ name, prefix, help, department, doors }) => {
  test.each([
    ['', 200],
    ['/search?skq=blue', 200],
    ['/login', 200],
    ['/cart', 200],
    ['/nowhere', 404],
  ])(
    '%s has logo, search, account, help, cart, menu, banner and footer (SHL-01, SHL-03, SHL-04, SHL-06, SHL-08, SHL-09, SHL-39, NAV-01, BAN-01, FTR-01)',
    async (path, status) => {
      const page = await pageAt(prefix + path || '/', status)
      expect(page.querySelector('[hidden][id^="S:"]')).toBeNull()
      expect(hrefOf(page, 'header', `${name}, home`)).toBe(prefix || '/')
      expect(page.querySelector('header search form input[name=skq]')).not.toBeNull()
      expect(hrefOf(page, 'header', 'My Account')).toBe(`${prefix}/login`)
      expect(hrefOf(page, 'header', 'Help')).toBe(prefix + help)
      expect(hrefOf(page, 'header', 'Cart')).toBe(`${prefix}/cart`)
      expect(hrefOf(page, 'nav[aria-label=Categories]', department)).toMatch(/\/category\//)
      expect(page.querySelector('section[aria-label=Offers] p')?.textContent).toMatch(/\S/)
      expect(hrefOf(page, 'footer', 'FAQ')).toBe(`${prefix}/help/faq`)
      expect(page.querySelectorAll('nav[aria-label="More from us"]')).toHaveLength(doors)
    },
  )

  test('the menu has at most five columns and three levels (NAV-02, NAV-03)', async () => {
    const page = await pageAt(prefix || '/')
    const panels = [...page.querySelectorAll('nav[aria-label=Categories] [id]')]
    expect(panels.length).toBeGreaterThan(3)
    for (const panel of panels) expect(panel.querySelectorAll(':scope > div').length).toBeLessThanOrEqual(5)
    expect(page.querySelectorAll('nav[aria-label=Categories] ul ul').length).toBeGreaterThan(0)
    expect(page.querySelectorAll('nav[aria-label=Categories] ul ul ul')).toHaveLength(0)
  })

  test('the checkout’s footer is neither brand’s own (FTR-18)', async () => {
    const page = await pageAt(`${prefix}/nowhere/checkout`, 404)
    expect(page.querySelector('footer [data-part]')).toBeNull()
    expect(hrefOf(page, 'footer', 'Need help?')).toBe(prefix + help)
  })

  test.each(['/store-locator', '/admin'])('%s is no page, and no crash (NAV-32, SHL-41)', async path => {
    const page = await pageAt(prefix + path, 404)
    expect(page.querySelector('h1')?.textContent).toBe('Oh no!')
  })
})

test('the brands’ footers have other parts in another order (FTR-05, FTR-06)', async () => {
  const [art, posters] = await Promise.all(['/', '/allposters'].map(path => pageAt(path)))
  expect(partsOf(art)).not.toEqual(partsOf(posters))
  expect(art?.querySelectorAll('[data-part=about] a')).toHaveLength(4)
})

test.each([
  ['/', /^Ends [A-Z][a-z]{2} \d+, \d+ [AP]M UTC$/],
  ['/fr-ca', /^Se termine le \d+ \S+, \d+ h UTC$/],
])('before scripts run, %s tells when its offer ends (BAN-07)', async (path, sentence) => {
  const page = await pageAt(path)
  const timer = page.querySelector('[role="timer"]')
  expect(timer?.textContent?.replace(/\s/g, ' ')).toMatch(sentence)
  expect(timer?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test.each(['/', '/allposters/en-ca/category/movies'])(
  'at %s the frame is HTML, of which the data names the version alone (NAV-01, FTR-01)',
  async path => {
    const { text } = await request(shop.app).get(path).expect(200)
    const { body: data } = await request(shop.app).get(`/_data${path}`).expect(200)
    const address = encodeURIComponent(path)
    const { body: html, headers } = await request(shop.app).get(`/api/frame?address=${address}`).expect(200)
    expect(html.version).toBe(data.routes.frame.version)
    expect(headers['cache-control']).toMatch(/^public/)
    const { menu, ...others } = html.parts
    for (const part of [menu, ...Object.values(others)]) expect(text).toContain(part)
    expect(text.split('data-department')).toHaveLength(menu.split('data-department').length)
    expect(Object.keys(data.routes.frame)).toEqual(['version', 'hasMenu', 'banner'])
  },
)
