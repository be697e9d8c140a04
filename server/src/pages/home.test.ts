import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

test.each(['/', '/fr-ca', '/allposters'])(
  'the work on the wall of %s leads to what it is and costs',
  async home => {
    const page = mainOf((await request(shop.app).get(home).expect(200)).text)
    const caption = page.querySelector('figure figcaption')
    const href = caption?.querySelector('a')?.getAttribute('href') ?? ''
    const price = caption?.querySelector('span')?.textContent ?? ''
    expect(price).toMatch(/\d/)
    expect(new URL(href, 'https://shop.test').searchParams.getAll('upi')).toHaveLength(1)
    const product = mainOf((await request(shop.app).get(href).expect(200)).text)
    expect(product.textContent).toContain(price)
    const chosen = product.querySelector('form input[name="upi"]')?.getAttribute('value')
    expect(href).toContain(`upi=${chosen}`)
  },
)
