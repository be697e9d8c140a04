import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/storefront.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

async function pageAt(path: string, status = 200) {
  const { text } = await request(shop.app).get(path).expect(status)
  return documentOf(text)
}

const ENGLISH =
  /Skip to content|My Account|Sign Up|Follow us|Order Status|Shop all|See all|Shop by category|Text Messages|More of|Over 200/i

test.each([
  ['/fr-ca', 'fr-CA', 'Aller au contenu', 'Mon compte', 'État de la commande', 'S’inscrire'],
  ['/allposters/fr-ca', 'fr-CA', 'Aller au contenu', 'Mon compte', 'État de la commande', 'S’inscrire'],
  ['/es-us', 'es-US', 'Ir al contenido', 'Mi cuenta', 'Estado del pedido', 'Suscribirse'],
  ['/allposters/es-us', 'es-US', 'Ir al contenido', 'Mi cuenta', 'Estado del pedido', 'Suscribirse'],
])('%s speaks %s all around the page (SHL-03, I18-03)', async (path, lang, skip, account, order, submit) => {
  const page = await pageAt(path)
  expect(page.documentElement.lang).toBe(lang)
  const words = page.body.textContent ?? ''
  for (const word of [skip, account, order, submit]) expect(words).toContain(word)
  page.querySelectorAll('script').forEach(script => script.remove())
  expect(ENGLISH.exec(page.body.outerHTML)?.[0]).toBeUndefined()
})

test('English pages carry no texts beside their own', async () => {
  const boot = JSON.parse((await pageAt('/')).querySelector('#boot')?.textContent ?? '')
  expect(boot.texts).toEqual({})
})

test('an error page speaks the language of its address (ERR-01 to ERR-07)', async () => {
  const page = await pageAt('/fr-ca/nope', 404)
  expect(page.querySelector('main button')?.textContent).toBe('Retour')
  expect(page.querySelector('main')?.textContent).not.toContain('Home Page')
})

test.each([
  ['/customizer/A1', false],
  ['/allposters/fr-ca/customizer', false],
  ['/help/customizer', true],
])('the not-found page at %s has a footer: %p (SHL-26)', async (path, has) => {
  const page = await pageAt(path, 404)
  expect(page.querySelector('footer') !== null).toBe(has)
  expect(page.querySelector('header')).not.toBeNull()
})
