import { unpackJson } from '@wallart/client/framework/packed-json.ts'
import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

async function pageAt(path: string, status = 200) {
  const { text } = await request(shop.app).get(path).expect(status)
  return documentOf(text)
}

async function mainAt(path: string, status = 200) {
  const { text } = await request(shop.app).get(path).expect(status)
  return mainOf(text)
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

test.each([
  ['/fr-ca', ' par '],
  ['/es-us', ' de '],
])('at %s pictures of works are described in its language', async (prefix, by) => {
  const tiles = [...(await mainAt(`${prefix}/search?skq=blue`)).querySelectorAll('li img')]
  const texts = tiles.flatMap(tile => tile.getAttribute('alt') || [])
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter(text => !text.includes(by))).toEqual([])
})

async function countResults(path: string) {
  const { text } = await request(shop.app).get(path).redirects(1).expect(200)
  return parseInt(mainOf(text).querySelector('output')?.textContent ?? '')
}

test.each([
  ['/fr-ca/gallery/search?skq=les+chats', '/gallery/search?skq=cats'],
  ['/allposters/fr-ca/gallery/search?skq=bleues', '/allposters/gallery/search?skq=blue'],
  ['/es-us/gallery/search?skq=gato', '/gallery/search?skq=cat'],
  ['/allposters/es-us/gallery/search?skq=gato', '/allposters/gallery/search?skq=cat'],
])('%s finds in the words of its language what %s finds', async (path, english) => {
  const count = await countResults(path)
  expect(count).toBeGreaterThan(0)
  expect(count).toBe(await countResults(english))
})

test.each([
  ['Art', 'fr-CA', 'affi', 'affiche'],
  ['AllPosters', 'es-US', 'gat', 'gato'],
])('the search box of %s in %s makes of %j the phrase %j', async (site, locale, typed, phrase) => {
  const { body } = await request(shop.app)
    .get(`/api/suggest?q=${typed}&site=${site}&locale=${locale}`)
    .expect(200)
  expect(JSON.stringify(body)).toContain(`"${phrase}"`)
})

test('English pages carry no texts beside their own', async () => {
  const boot = unpackJson((await pageAt('/')).querySelector('#boot')?.textContent ?? '')
  expect(boot.texts).toEqual({})
})

test('an error page speaks the language of its address (ERR-01 to ERR-07)', async () => {
  const main = await mainAt('/fr-ca/nope', 404)
  expect(main.querySelector('button')?.textContent).toBe('Retour')
  expect(main.textContent).not.toContain('Home Page')
})

test.each([
  ['/customizer/A99999999', false],
  ['/allposters/fr-ca/customizer', false],
  ['/help/customizer', true],
])('the not-found page at %s has a footer: %p (SHL-26)', async (path, has) => {
  const page = await pageAt(path, 404)
  expect(page.querySelector('footer') !== null).toBe(has)
  expect(page.querySelector('header')).not.toBeNull()
})

/** What a shopper reads or hears in the middle of a page. */
function saidIn(main: Element | null): string {
  const heard = [...(main?.querySelectorAll('[aria-label]') ?? [])].map(part =>
    part.getAttribute('aria-label'),
  )
  return [main?.textContent, ...heard].join('\n').replace(/[\u00A0\u202F]/g, ' ')
}

const ENGLISH_LIST =
  /\b(results?|[Ff]ilters?|Sort By|Best Matches|Newest|Clear All|Remove|Show \d+ more|chosen|Favorite|Was|Now|From|Starting at|Multiple Sizes|Breadcrumb|Page \d+ of|More (in|of)|Popular categories|Next page)\b/

test.each([
  [
    '/fr-ca/category/subjects',
    'Accueil',
    'Trier par : Les plus pertinents',
    'Retirer le filtre',
    'Aussi dans',
  ],
  [
    '/allposters/fr-ca/category/movies',
    'Accueil',
    'Trier par : Les plus pertinents',
    'Retirer le filtre',
    'Aussi dans',
  ],
  ['/es-us/category/subjects', 'Inicio', 'Ordenar por: Más relevantes', 'Quitar el filtro', 'Más en'],
])(
  'the list at %s speaks its language in every sentence of ours (PLP-02, I18-03)',
  async (path, ...words) => {
    const sentences = saidIn(await mainAt(`${path}?f.color=blue`))
    for (const word of words) expect(sentences).toContain(word)
    expect(ENGLISH_LIST.exec(sentences)?.[0]).toBeUndefined()
  },
)

test('a French list says which page it is, in its head too, and leads to the others', async () => {
  const page = await pageAt('/fr-ca/category/subjects?limit=25&page=2')
  expect(page.title).toMatch(/^Page 2\s: /)
  const sentences = saidIn(page.querySelector('main'))
  expect(sentences).toMatch(/\d+ résultats[^]*Page 2 de 3, 25 résultats/)
  expect(page.querySelector('main nav[aria-label="Pages"] [rel~=next]')?.getAttribute('aria-label')).toBe(
    'Page suivante',
  )
  expect(ENGLISH_LIST.exec(sentences)?.[0]).toBeUndefined()
})

test('what a list says in French where there is nothing, and the ways it leads back by', async () => {
  const far = saidIn(await mainAt('/fr-ca/category/subjects?limit=25&page=9', 404))
  expect(far).toContain('La page 9 n’existe pas : cette liste compte 3 pages.')
  expect(far).toContain('Première page')
  const narrow = saidIn(await mainAt('/fr-ca/category/subjects?f.color=blue&f.artist=nobody', 404))
  expect(narrow).toContain('Rien ne correspond à tous ces filtres.')
  expect(narrow).toMatch(/Retirer nobody : \d+ résultats?/)
})

test('a French search without results says so, and what to look at instead (PLP-62, PLP-63)', async () => {
  const main = await mainAt('/fr-ca/search?skq=zzzzzz')
  expect(main.querySelector('h1')?.textContent).toBe('Nous n’avons rien trouvé pour «\u00A0zzzzzz\u00A0»')
  for (const word of ['Veuillez vérifier l’orthographe', 'Meilleures ventes', 'Les plus regardées'])
    expect(saidIn(main)).toContain(word)
  expect(ENGLISH_LIST.exec(saidIn(main))?.[0]).toBeUndefined()
  expect(main.querySelector('img')?.getAttribute('alt')).toMatch(/ par /)
})

test.each([
  ['/fr-ca/gallery/search', 'Résultats pour «\u00A0blue\u00A0»', 'Art'],
  ['/allposters/es-us/-st/search', 'Resultados para «blue»', 'AllPosters'],
])('a search at %s is called %s in its heading, its trail and its head', async (path, name, brand) => {
  const page = await pageAt(`${path}?skq=blue`)
  expect(page.querySelector('h1')?.textContent).toBe(name)
  expect(page.querySelector('main [data-trail] [aria-current=page]')?.textContent).toBe(name)
  // The title's own spaces are read as plain ones.
  expect(page.title).toBe(`${name} | ${brand}`.replaceAll('\u00A0', ' '))
})

test('a French search with a slip of the pen asks what was meant', async () => {
  expect(saidIn(await mainAt('/fr-ca/search?skq=landscpe'))).toMatch(/Vouliez-vous dire landscape\s?\?/)
})

test('a French login says what it asks for and what is wrong', async () => {
  const page = await pageAt('/fr-ca/login')
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual([
    'Bon retour parmi nous',
    'Bon retour parmi nous',
  ])
  const labels = [...page.querySelectorAll('main label, main button')].map(label => label.textContent)
  expect(labels).toEqual([
    'Courriel',
    'Mot de passe',
    'Se connecter',
    'Envoyez-moi plutôt un lien de connexion',
  ])
  const { text } = await request(shop.app)
    .post('/fr-ca/login')
    .set('accept', 'text/html')
    .type('form')
    .send({})
  const refused = mainOf(text)
  const errors = [...refused.querySelectorAll('[aria-invalid]')].map(
    input => refused.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent,
  )
  expect(errors).toEqual(['Veuillez entrer votre adresse courriel.', 'Veuillez entrer votre mot de passe.'])
})

test('a French login refuses whom it does not know (AUT-31)', async () => {
  const { text } = await request(shop.app)
    .post('/fr-ca/login')
    .set('accept', 'text/html')
    .type('form')
    .send({ email: 'nobody@example.com', password: 'Wrong1!pass' })
  expect(mainOf(text).querySelector('[role=alert]')?.textContent).toBe(
    'Votre courriel ou votre mot de passe est incorrect. Réessayez.',
  )
})
