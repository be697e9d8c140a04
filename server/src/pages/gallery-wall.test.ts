import { within } from '@testing-library/dom'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const PATH = '/gallery-wall'
const THREE = 'piece=A2BFB&piece=A3BFB&piece=A5BP'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

function newBrowser() {
  const browser = request.agent(shop.app)
  return {
    open: async (path: string) => {
      const { text } = await browser.get(path).expect(200).expect('cache-control', 'private, no-store')
      return text
    },
    post: (path: string, fields: Readonly<Record<string, string | readonly string[]>>) =>
      browser.post(path).set('sec-fetch-site', 'same-origin').type('form').send(fields),
    get: (path: string) => browser.get(path),
  }
}

const values = (page: ParentNode, name: string) =>
  [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)].map(
    ({ value }) => value,
  )

test('without scripts a wall is arranged by a plain form, in every language', async () => {
  for (const prefix of ['', '/allposters/fr-ca', '/es-us', '/en-ca']) {
    const document = documentOf(await newBrowser().open(`${prefix}${PATH}?${THREE}&arrange=row`))
    const page = within(document.querySelector('main') ?? document.body)
    const form = document.querySelector<HTMLFormElement>('form[method=get][class]')
    expect(form?.getAttribute('action')).toBe(prefix + PATH)
    expect(values(document, 'piece')).toEqual(['A2BFB', 'A3BFB', 'A5BP'])
    const xs = values(document, 'x').map(Number)
    expect(xs.toSorted((a, b) => a - b)).toEqual(xs)
    expect(page.getAllByRole('img').length).toBeGreaterThanOrEqual(3)
    expect(page.getAllByRole('row')).toHaveLength(4)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
  }
})

test('works are hung by key, number or address, moved, and taken down', async () => {
  const browser = newBrowser()
  const hung = async (query: string) => values(mainOf(await browser.open(`${PATH}?${query}`)), 'piece')
  expect(await hung('add=A2BFB')).toEqual(['A2BFB'])
  expect(await hung('add=a2')).toEqual(['A2'])
  expect(
    await hung(`piece=A3BFB&add=${encodeURIComponent('http://shop.test/products/x-A2?upi=A2BFB')}`),
  ).toEqual(['A3BFB', 'A2BFB'])
  expect(await hung(`${THREE}&remove=1`)).toEqual(['A2BFB', 'A5BP'])
  expect(await hung(`${THREE}&remove=0&remove=2&add=A2BFB&add=a5`)).toEqual(['A3BFB', 'A2BFB', 'A5'])
  const main = mainOf(await browser.open(`${PATH}?piece=A2BFB&x=12.5&y=40`))
  expect([values(main, 'x'), values(main, 'y')]).toEqual([['12.5'], ['40']])
})

test('what the shop does not have is told, and leaves the rest on the wall', async () => {
  const main = mainOf(await newBrowser().open(`${PATH}?piece=A2BFB&piece=A0NOPE&add=nothing%20such`))
  expect(values(main, 'piece')).toEqual(['A2BFB'])
  const page = within(main)
  expect(page.getByText('We could not find that work.')).toBeTruthy()
  expect(page.getByText('Add 2 more works to make it a gallery wall.')).toBeTruthy()
})

test('the whole wall goes into the cart, and its total is that of its works', async () => {
  const browser = newBrowser()
  const page = within(mainOf(await browser.open(`${PATH}?${THREE}`)))
  const total = page.getByText(/^3 works/).querySelector('strong')?.textContent ?? ''
  expect(total).toMatch(/^\$\d+\.\d\d$/)
  const answer = await browser.post(`${PATH}/cart`, { upi: ['A2BFB', 'A3BFB', 'A5BP'], wall: THREE })
  expect([answer.status, answer.headers['location']]).toEqual([303, '/cart'])
  const { text } = await browser.get('/cart').expect(200)
  expect(text).toContain(total)
  const offered = within(mainOf(await browser.open(PATH)))
  expect(offered.getByRole('heading', { name: 'In your cart' })).toBeTruthy()
})

test('a work that cannot be bought is named on the wall, and the others are in the cart', async () => {
  const browser = newBrowser()
  const { headers } = await browser.post(`${PATH}/cart`, { upi: ['A2BFB', 'A0NOPE'], wall: 'piece=A2BFB' })
  expect(headers['location']).toBe(`${PATH}?piece=A2BFB&unavailable=A0NOPE`)
  await browser.post(`${PATH}/cart`, {}).expect(422)
})

test('a work that is sold in pairs says so, and is bought where it hangs twice', async () => {
  const pair = 'piece=A34DFB&piece=A34DFB'
  const browser = newBrowser()
  const page = within(mainOf(await browser.open(`${PATH}?${pair}`)))
  expect(page.getAllByText('Minimum order: 2')).toHaveLength(2)
  const { headers } = await browser.post(`${PATH}/cart`, { upi: ['A34DFB', 'A34DFB'], wall: pair })
  expect(headers['location']).toBe('/cart')
})

test('of what cannot be bought each title is told once, and nothing of others where there are none', async () => {
  const path = `${PATH}?piece=A34DFB&piece=A34DFB&piece=A34DFB&unavailable=A34DFB`
  const page = within(mainOf(await newBrowser().open(path)))
  const title = page.getAllByText('Minimum order: 2')[0]?.parentElement?.querySelector('a')?.textContent
  expect(page.getByText(/^Cannot be bought/).textContent).toBe(`Cannot be bought at the moment: ${title}.`)
})

test('what is in the cart already is not added again when a work gets another finish', async () => {
  const browser = newBrowser()
  const quantities = async () => {
    const { body } = await browser.get('/_data/cart').expect(200)
    return body.routes.cart.lines.map(({ upi, quantity }: { upi: string; quantity: number }) => [
      upi,
      quantity,
    ])
  }
  const put = async (...upi: readonly string[]) =>
    (await browser.post(`${PATH}/cart`, { upi, wall: THREE }).expect(303)).headers['location']
  expect(await put('A2BFB', 'A3BFB', 'A0NOPE')).toContain('unavailable=A0NOPE')
  expect(await put('A2BFB', 'A3BFB', 'A0NOPE')).toContain('unavailable=A0NOPE')
  expect(await put('A2BFB', 'A3BFB', 'A5BP')).toBe('/cart')
  const each = [
    ['A2BFB', 1],
    ['A3BFB', 1],
    ['A5BP', 1],
  ]
  expect(await quantities()).toEqual(expect.arrayContaining(each))
  expect(await quantities()).toHaveLength(3)
  expect(await put('A2BFB', 'A2BFB', 'A3BFB', 'A5BP')).toBe('/cart')
  expect(await quantities()).toEqual(expect.arrayContaining([['A2BFB', 2], ...each.slice(1)]))
})

test('scripts are given what the data layer is told of the wall, a work that hangs twice once (ATC-03)', async () => {
  const fields = { upi: ['A2BFB', 'A2BFB', 'A0NOPE'], wall: 'piece=A2BFB' }
  const { body } = await newBrowser().post(`${PATH}/cart`, fields).set('accept', 'application/json')
  expect(body).toMatchObject({
    redirect: { location: `${PATH}?piece=A2BFB&unavailable=A0NOPE` },
    data: {
      added: [{ id: 'A2BFB', quantity: 2 }],
      refused: [],
      missing: ['A0NOPE'],
      marketing: [{ event: 'AddToCart', upi: 'A2BFB', quantity: 2 }],
    },
  })
})
