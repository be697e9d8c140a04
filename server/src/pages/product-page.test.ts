import { within } from '@testing-library/dom'
import { unpackJson } from '@wallart/client/framework/packed-json.ts'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const ART = '/products/arches-in-crimson-no-1-A1'

const read = async (path: string) => within(mainOf((await request(shop.app).get(path).expect(200)).text))

/** Where the poster brand has the work of a number. */
async function posterPath(apnum: string): Promise<string> {
  const { headers } = await request(shop.app).get(`/allposters/-sp/x-Posters_i${apnum}_.htm`).expect(301)
  return String(headers['location'])
}

test('a shopper reads what the work is, what it costs and what it comes as, and can keep it (PDP-30, PDP-31, PDP-33, PDP-46)', async () => {
  const body = await read(ART)
  expect(body.getByRole('heading', { level: 1 }).textContent).toBe('Arches in Crimson No. 1')
  const artist = within(body.getByRole('article')).getAllByRole('link', { name: 'Ines Caldera' })[0]
  expect(artist?.getAttribute('href')).toBe('/category/artists-ines-caldera')
  expect(body.getByText('$38.99', { selector: 'strong' })).toBeTruthy()
  const heart = within(body.getByRole('article')).getByRole('button', {
    name: 'Favorite: Arches in Crimson No. 1',
  })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  const finishes = within(body.getByRole('group', { name: 'Finish' })).getAllByRole('link')
  expect(finishes.map(link => link.textContent)).toEqual(['Print $38.99', 'Frame $175.00', 'Canvas $111.00'])
  const sizes = within(body.getByRole('group', { name: 'Size' }))
  expect(sizes.getAllByRole('link')).toHaveLength(5)
  const small = sizes.getByRole('link', { name: '12" x 18" 30 x 46 cm' })
  expect(small.getAttribute('href')).toBe(`${ART}?upi=A1AP`)
})

test('the choice of the address is the one that shows, and a choice of nothing is the usual one', async () => {
  const framed = await read(`${ART}?upi=A1CFW`)
  expect(framed.getByText('Finished size: 26.5" x 36.5"')).toBeTruthy()
  const frames = within(framed.getByRole('group', { name: 'Frame' }))
  expect(frames.getByText('Ashford White').closest('a')?.getAttribute('aria-current')).toBe('true')
  for (const nothing of ['NONE', 'A2', '%3Cb%3E'])
    expect((await read(`${ART}?upi=${nothing}`)).getByText('$38.99', { selector: 'strong' })).toBeTruthy()
})

test('what is sold out says so and leads nowhere (STK-07)', async () => {
  const frames = within((await read(`${ART}?upi=A1CFW`)).getByRole('group', { name: 'Frame' }))
  const brown = frames.getByText('Hawthorn Brown').closest('a')
  expect(brown?.textContent).toBe('Hawthorn Brown Out of stock')
  expect(brown?.getAttribute('aria-disabled')).toBe('true')
  expect(brown?.hasAttribute('href')).toBe(false)
})

test('no two ways to buy one size are called the same', async () => {
  const sizes = (await read(await posterPath('80001'))).getAllByRole('group', { name: /^Finish in/ })
  const names = sizes.map(size =>
    within(size)
      .getAllByRole('link')
      .map(link => link.querySelector('span > span')?.textContent),
  )
  expect(names.flat()).toContain('Framed Canvas, Black Floating')
  for (const ofSize of names) expect(new Set(ofSize).size).toBe(ofSize.length)
})

test.each([ART, '/allposters/product/A1'])(
  'what is similar to %s, as far as two screens show it, is led to without a detour (WEB-20)',
  async path => {
    const { text } = await request(shop.app).get(path).redirects(1).expect(200)
    const row = within(mainOf(text)).getByRole('region', { name: 'More Like This' })
    const links = within(row).getAllByRole('link')
    expect(links).toHaveLength(10)
    for (const link of links)
      await request(shop.app)
        .get(link.getAttribute('href') ?? '')
        .expect(200)
  },
)

test('the poster brand lists all sizes with all they are sold as (PDP-32)', async () => {
  const path = await posterPath('80001')
  const main = mainOf((await request(shop.app).get(path).expect(200)).text)
  const sizes = within(main).getAllByRole('group', { name: /^Finish in/ })
  expect(sizes.map(size => size.getAttribute('aria-label'))).toHaveLength(5)
  const [first] = within(sizes[0] ?? main).getAllByRole('link')
  expect(first?.textContent).toBe('Print $19.99')
  expect(first?.getAttribute('href')).toBe(path)
})

test.each(['/product/A1?upi=A1CFW', '/product/A1CFW', '/product/A1CFW?upi=A1CFW'])(
  'the choice of %s survives the move to the canonical address (SEO-07)',
  async path => {
    const { headers } = await request(shop.app).get(path).expect(301)
    expect(headers['location']).toBe(`${ART}?upi=A1CFW`)
  },
)

test('a work that is out of stock is still shown', async () => {
  const { headers } = await request(shop.app).get('/product/NOSTOCK1').expect(301)
  const body = await read(String(headers['location']))
  expect(body.getAllByText('Out of stock').length).toBeGreaterThan(0)
  expect(body.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('a broken variant among good ones is left out', async () => {
  const { headers } = await request(shop.app).get('/product/GARBAGE1').expect(301)
  const { text } = await request(shop.app).get(String(headers['location'])).expect(200)
  expect(text).not.toMatch(/NaN|undefined/)
})

test('a missing optional part leaves no gap, and the page is cached for seconds', async () => {
  const fresh = await shop.beforeSame()
  for (const call of ['get-similar-products', 'get-ratings']) await shop.faults(call, { status: 500 })
  const { text } = await request(fresh.app)
    .get(ART)
    .expect(200)
    .expect('cache-control', 'public, max-age=0, s-maxage=15')
  const headings = within(documentOf(text).body).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).not.toContain('More Like This')
  await shop.calm()
})

test('the boot data says nothing of a variant twice (PF-04)', async () => {
  const { text } = await request(shop.app).get(ART).expect(200)
  const boot = JSON.stringify(unpackJson(documentOf(text).querySelector('#boot')?.textContent ?? ''))
  const times = (part: string) => boot.split(part).length - 1
  expect(times('"mouldingName":"Chelsea Black"')).toBe(1)
  expect(times('61 x 91 cm')).toBe(1)
})

test('a document whose texts are Latin-1 has no other sign, which would take it four times as long to write', async () => {
  const { text } = await request(shop.app).get(ART).expect(200)
  expect(text).not.toMatch(/[^\s -ÿ]/)
})

test('the headings of the page go down step by step, and no id is there twice', async () => {
  const { text } = await request(shop.app).get(ART).expect(200)
  const document = documentOf(text)
  const main = document.querySelector('main')
  const levels = [...(main?.querySelectorAll('h1, h2, h3, h4') ?? [])].map(({ tagName }) =>
    Number(tagName[1]),
  )
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

test.each(['/product/A12', '/', '/category/subjects', '/allposters/product/A12'])(
  'every picture of %s that says how wide it is shown says how wide its files are',
  async path => {
    const { text } = await request(shop.app).get(path).redirects(1).expect(200)
    const sets = [...documentOf(text).querySelectorAll('[srcset][sizes]')]
    const files = sets.flatMap(each => (each.getAttribute('srcset') ?? '').split(', '))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter(file => !/ \d+w$/.test(file))).toEqual([])
  },
)
