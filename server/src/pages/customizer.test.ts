import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import { within } from '@testing-library/dom'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const PRINT = 'A2'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

function newBrowser() {
  const browser = request.agent(shop.app)
  const post = (path: string) => browser.post(path).set('sec-fetch-site', 'same-origin')
  return { get: (path: string) => browser.get(path), post }
}

type Browser = ReturnType<typeof newBrowser>

async function pageOf(browser: Browser, path: string) {
  const { text } = await browser.get(path).expect(200)
  const main = mainOf(text)
  return { main, page: within(main) }
}

async function offerOf(browser: Browser, query: string) {
  const { main, page } = await pageOf(browser, `/customizer/${PRINT}?${query}`)
  const finished = page.getByText(/^Finished size/).textContent
  const price = Number(/\$([\d.]+)/.exec(main.querySelector('form strong')?.textContent ?? '')?.[1])
  const chosen = [...main.querySelectorAll('input[checked]')].map(each => each.getAttribute('value'))
  return { finished, price, chosen }
}

test.each(['', '/allposters/en-us', '/allposters/fr-ca'])(
  'the page %s is a form that works without scripts, and has no footer',
  async prefix => {
    const { text } = await newBrowser().get(`${prefix}/customizer/${PRINT}`).expect(200)
    const document = documentOf(text)
    const form = document.querySelector('main form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'get',
      `${prefix}/customizer/${PRINT}`,
    ])
    const fields = new Set(
      [...document.querySelectorAll('main [type=radio]')].map(each => each.getAttribute('name')),
    )
    expect(fields).toEqual(new Set(['view', 'size', 'moulding', 'mat', 'mat-width', 'mat2', 'glass']))
    expect(form?.querySelector('[formmethod=post]')?.getAttribute('formaction')).toBe(`${prefix}/cart/items`)
    expect(document.querySelector('footer')).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      new RegExp(`/customizer/${PRINT}$`),
    )
  },
)

test('the address says the frame: its price and finished size follow', async () => {
  const browser = newBrowser()
  const bare = await offerOf(browser, 'moulding=VB&mat=none&glass=C&size=16x24')
  expect(bare).toMatchObject({
    finished: 'Finished size: 17.5" x 25.5"',
    chosen: ['wall', '16x24', 'VB', 'none', 'C'],
  })
  const rich = await offerOf(
    browser,
    'moulding=RG&mat=N&mat-width=3&mat2=C&mat2-width=0.5&glass=M&size=16x24&view=bedroom',
  )
  expect(rich).toMatchObject({
    finished: 'Finished size: 27" x 35"',
    chosen: ['bedroom', '16x24', 'RG', 'N', '3', 'C', '0.5', 'M'],
  })
  expect(rich.price).toBeGreaterThan(bare.price)
})

test('what an address asks for that there is not is as usual', async () => {
  const browser = newBrowser()
  const usual = await offerOf(browser, '')
  expect(await offerOf(browser, 'moulding=%3Cscript%3E&size=9x9&mat-width=-1&compare=A1.%00.x')).toEqual(
    usual,
  )
})

test('a frame is put into the cart as its fields say, and keeps all of it', async () => {
  const browser = newBrowser()
  const query = 'size=16x24&moulding=RG&mat=N&mat-width=3&mat2=C&mat2-width=0.5&glass=M'
  const { price } = await offerOf(browser, query)
  const fields = { upi: PRINT, quantity: '1', ...Object.fromEntries(new URLSearchParams(query)), price: '1' }
  await browser.post('/cart/items').type('form').send(fields).expect(303)
  const { main, page } = await pageOf(browser, '/cart')
  for (const text of ['Regent Gold', 'Navy, 3"', 'Cream, 0.5"', 'UV Museum Acrylic', '27" x 35"'])
    expect(page.getAllByText(text).length).toBeGreaterThan(0)
  expect(main.textContent).toContain(`$${price.toFixed(2)}`)
  const href = [...main.querySelectorAll('a')].map(each => each.getAttribute('href') ?? '')
  expect(href.find(each => each.startsWith('/customizer/'))).toBe(`/customizer/${PRINT}?${query}`)
})

test('up to four frames are compared, each once', async () => {
  const browser = newBrowser()
  const { page } = await pageOf(browser, `/customizer/${PRINT}?size=16x24&mat=none`)
  const first = page.getByRole('link', { name: 'Set aside to compare' }).getAttribute('href') ?? ''
  const compared = await pageOf(browser, first)
  expect(compared.page.getByRole('heading', { name: 'Frame 1' })).toBeTruthy()
  expect(compared.page.queryByRole('link', { name: 'Set aside to compare' })).toBeNull()
  expect(compared.page.getByRole('link', { name: 'Remove: Frame 1' }).getAttribute('href')).toContain(
    'compare=',
  )
  const [, key = ''] = /compare=(\w+)/.exec(first) ?? []
  const many = ['VB', 'VW', 'VN', 'FW', 'FN'].map(code => key.replace('FB', code))
  const full = await pageOf(browser, `/customizer/${PRINT}?compare=${many.join('.')}`)
  expect(full.page.getAllByRole('heading', { name: /^Frame \d$/ })).toHaveLength(4)
  expect(full.page.queryByRole('link', { name: 'Set aside to compare' })).toBeNull()
})

test('a work that can be framed links to its page, from the variant that is shown', async () => {
  const browser = newBrowser()
  const { headers } = await browser.get(`/product/${PRINT}`)
  const { page } = await pageOf(browser, headers['location'] ?? `/product/${PRINT}`)
  const link = page.getByRole('link', { name: 'Design your own frame' })
  expect(link.getAttribute('href')).toMatch(/^\/customizer\/A2/)
})

test.each(['A99999999', 'GONE1', 'x', 'U0123456789D0', '%3Cb%3E'])(
  'there is nothing to frame at %s',
  async upi => {
    const { status } = await newBrowser().get(`/customizer/${upi}`)
    expect(status).toBe(404)
  },
)

test('a photo is framed by its owner alone, in the sizes that its pixels allow', async () => {
  const browser = newBrowser()
  const { headers } = await browser
    .post('/frame-my-photos')
    .attach('photos', await photoBytes({ width: 2400, height: 1600 }), 'beach.jpg')
  const [, upi = ''] = /upi=(\w+)/.exec(headers['location'] ?? '') ?? []
  const framing = await pageOf(browser, headers['location'] ?? '')
  expect(framing.page.getByRole('link', { name: 'Design your own frame' }).getAttribute('href')).toContain(
    `/customizer/${upi}`,
  )
  const { main } = await pageOf(browser, `/customizer/${upi}?moulding=RG&size=36x24`)
  const sizes = [...main.querySelectorAll('[name=size]')].map(each => each.getAttribute('value'))
  expect(sizes).toEqual(['12x8', '18x12', '24x16'])
  expect(main.querySelector('image')?.getAttribute('href')).toMatch(new RegExp(`^/img/${upi}_`))
  await newBrowser().get(`/customizer/${upi}`).expect(404)
  const fields = { upi, quantity: '1', size: '18x12', moulding: 'RG', mat: 'K', 'mat-width': '2', glass: 'N' }
  await browser.post('/cart/items').type('form').send(fields).expect(303)
  const cart = await pageOf(browser, '/cart')
  expect(cart.page.getAllByText('Regent Gold').length).toBeGreaterThan(0)
  expect(cart.page.getAllByText('Black, 2"').length).toBeGreaterThan(0)
})
