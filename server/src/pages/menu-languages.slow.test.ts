import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

/** The names and addresses in a page's menu, and what its banner says first and counts down to. */
async function saidAround(path: string) {
  const page = documentOf((await request(shop.app).get(path).expect(200)).text)
  const links = [...page.querySelectorAll('nav[data-navigation=menu] li a')]
  const nameOf = (id: string) =>
    links.find(link => link.getAttribute('href')?.endsWith(`/category/${id}`))?.textContent
  return {
    nameOf,
    ids: links.map(link => link.getAttribute('href')?.split('/category/')[1]),
    message: page.querySelector('section [aria-live] p:not([inert])')?.textContent,
    countdown: page.querySelector('section p > time')?.previousElementSibling?.textContent,
  }
}

const PAGES = [
  ['/', 'Mountains', 'Free shipping on orders of $75 and more', '20% off stretched and framed canvases'],
  [
    '/fr-ca',
    'Montagnes',
    'Livraison gratuite dès 75\u00A0$ d’achat',
    '20\u00A0% de rabais sur les toiles tendues et encadrées',
  ],
  [
    '/es-us',
    'Montañas',
    'Envío gratis en pedidos de $75 o más',
    '20% de descuento en lienzos tensados y enmarcados',
  ],
  ['/en-ca', 'Mountains', 'Free shipping on orders of $75 and more', '20% off stretched and framed canvases'],
] as const

test('menu and banner speak the language of the address, whatever was requested before (I18-03)', async () => {
  const { ids } = await saidAround('/')
  expect(ids.length).toBeGreaterThan(100)
  for (const [path, mountains, message, countdown] of [...PAGES, ...PAGES]) {
    const surroundings = await saidAround(path)
    expect(surroundings).toMatchObject({ ids, message, countdown })
    expect(surroundings.nameOf('subjects-landscape-mountains')).toBe(mountains)
  }
})

test.each([
  ['/allposters', 'Science Fiction', 'Buy three posters and the cheapest is on us'],
  ['/allposters/fr-ca', 'Science-fiction', 'Achetez trois affiches\u00A0: nous vous offrons la moins chère'],
  ['/allposters/es-us', 'Ciencia ficción', 'Compra tres pósteres y te regalamos el más barato'],
  ['/allposters', 'Science Fiction', 'Buy three posters and the cheapest is on us'],
])('%s has %s in its menu and a banner in the same language', async (path, name, message) => {
  const surroundings = await saidAround(path)
  expect(surroundings.nameOf('movies-genres-science-fiction')).toBe(name)
  expect(surroundings.message).toBe(message)
})

test('a browser that goes on by itself gets the French names as well, and English ones elsewhere', async () => {
  for (const [prefix, name] of [
    ['/fr-ca', 'Paysages'],
    ['', 'Landscape'],
  ]) {
    const { body } = await request(shop.app).get(`/_data${prefix}/category/subjects`).expect(200)
    expect(JSON.stringify(body)).toContain(`"name":"${name}"`)
  }
})
