import * as z from 'zod'
import { SITES, decimalOf, formatMoney, toMoney } from '@wallart/sdk'
import request from 'supertest'
import { newShopper } from '../testing/shopper.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
  await Promise.all(['/search', '/allposters/search'].map(path => request(shop.app).get(path)))
})

afterAll(() => shop.upstream.close())

const PLACES = (['Art', 'AllPosters'] as const).flatMap(site =>
  SITES[site].l10n.supportedLocales.map(
    ({ id, alias, preferredCurrency = 'USD' }) =>
      [site, id, preferredCurrency, `${site === 'Art' ? '' : '/allposters'}/${alias}`] as const,
  ),
)

const group = z.looseObject({
  hasVariant: z.array(
    z.looseObject({
      sku: z.string(),
      offers: z.looseObject({ price: z.number(), priceCurrency: z.string() }),
    }),
  ),
})

type Offer = z.infer<typeof group>['hasVariant'][number]['offers']

const open = async (path: string) => (await request(shop.app).get(path).expect(200)).text

function offersOf(page: Document): ReadonlyMap<string, Offer> {
  const [first] = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]')
  return new Map(group.parse(first).hasVariant.map(({ sku, offers }) => [sku, offers]))
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')

test.each(PLACES)(
  '%s in %s: tile, page, structured data and cart ask the same of a work, in %s (I18-10, BSK-10)',
  async (_site, locale, currency, prefix) => {
    const list = mainOf(await open(`${prefix}/search?skq=lemon&sort=price-low-to-high`))
    const tile = list.querySelector('[data-per-row] > li')
    const href = [...(tile?.querySelectorAll('a') ?? [])]
      .map(link => link.getAttribute('href') ?? '')
      .find(address => !address.includes('/category/'))
    const page = documentOf(await open(href ?? ''))
    const [sku = '', cheapest] =
      [...offersOf(page)].toSorted(([, one], [, other]) => one.price - other.price)[0] ?? []
    const price = plain(formatMoney(toMoney(cheapest?.price ?? 0, currency), locale))
    expect(cheapest?.priceCurrency).toBe(currency)
    expect(plain(tile?.textContent)).toContain(price)

    const chosen = documentOf(await open(`${href}?upi=${sku}`))
    expect(offersOf(chosen).get(sku)).toMatchObject({ price: cheapest?.price })
    expect(plain(chosen.querySelector('main')?.textContent)).toContain(price)

    const shopper = newShopper(shop.app)
    const { body } = await shopper.send(`${prefix}/cart/items`, { upi: sku, quantity: '1' }).expect(200)
    expect(body.data.money).toEqual(toMoney(cheapest?.price ?? 0, currency))
    expect(decimalOf(body.data.money)).toBe(cheapest?.price)
    const [line] = await shopper.lines(prefix)
    expect(line).toMatchObject({ upi: sku, price: body.data.price })
    expect(plain(body.data.price)).toBe(price)
  },
)

test.each(['', '/allposters'])(
  '%s: what was chosen in one country costs what the other says once it is shown there',
  async brand => {
    const shopper = newShopper(shop.app)
    await shopper.send(`${brand}/en-us/cart/items`, { upi: 'A12AP', quantity: '1' }).expect(200)
    const { body } = await shopper
      .send(`${brand}/en-ca/cart/items`, { upi: 'A12AFB', quantity: '1' })
      .expect(200)
    const lines = await shopper.lines(`${brand}/en-ca`)
    expect(lines.find(({ upi }) => upi === 'A12AFB')).toMatchObject({ price: body.data.price })
  },
)
