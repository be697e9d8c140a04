import request from 'supertest'
import { englishIn, piecesOf, plain } from '../testing/english-texts.ts'
import { newShopper } from '../testing/shopper.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const WORK = 'A12'
const PRINT = `${WORK}AP`
const FRAMED = `${WORK}AFB`

/** What the upstream calls a work and its kind, in whatever language the page is. */
const NAMES = /^(Inland Upland by .*|Poster)$/

async function workPage(prefix: string, upi = PRINT): Promise<Document> {
  const moved = await request(shop.app).get(`${prefix}/product/${upi}`)
  const [path] = String(moved.headers['location']).split('?')
  const { text } = await request(shop.app).get(`${path}?upi=${upi}`).expect(200)
  return documentOf(text)
}

/** The cart after a frame was added to it, with its messages. */
async function cartOf(prefix: string) {
  const shopper = newShopper(shop.app)
  const { body } = await shopper.send(`${prefix}/cart/items`, { upi: PRINT, quantity: '2' })
  const { text } = await shopper.get(`${prefix}/cart`)
  return { shopper, added: body.data, page: documentOf(text) }
}

test.each([
  ['/fr-ca', 'Ajouter au panier', 'En stock', 'Arrive en 3 à 6 jours ouvrables', 'Livraison'],
  ['/fr-ca', 'Code postal ou ZIP', 'Appliquer', 'Codes promotionnels', 'Copier'],
  ['/fr-ca', '15 % de rabais sur les œuvres encadrées', 'FRAMED15', '25 % de rabais dès 99 $ d’achat'],
  ['/fr-ca', 'Finition', 'Format', 'Impression', 'Toile', 'Image suivante', 'Salon'],
  ['/fr-ca', '4,6 étoiles sur 5', '18 204 évaluations', 'par'],
  ['/fr-ca', 'Engagement qualité', 'À propos de cette œuvre', 'Détails du produit', 'Type de produit'],
  ['/fr-ca', 'Fabriquée à la commande', 'Guide des formats', 'Quelle grandeur sur mon mur?'],
  ['/fr-ca', 'occupe environ', '13 %', '84 pouces, l’œuvre en occupe 13 %', '11 x 11 po'],
  ['/fr-ca', 'Dans le même esprit', 'Catégories semblables', 'Fil d’Ariane', 'Accueil'],
  ['/es-us', 'Agregar al carrito', 'Disponible', 'Llega en 3 a 6 días hábiles', 'Entrega'],
  ['/es-us', 'Código postal', 'Aplicar', 'Códigos promocionales', 'Copiar'],
  ['/es-us', '15% de descuento en piezas enmarcadas', 'FRAMED15'],
  ['/es-us', 'Acabado', 'Tamaño', 'Impresión', 'Lienzo', 'Imagen siguiente', 'Sala'],
  ['/es-us', '4.6 de 5 estrellas', '18,204 calificaciones', 'de'],
  ['/es-us', 'Compromiso con la calidad', 'Acerca de esta obra', 'Detalles del producto', 'Tipo de producto'],
  ['/es-us', 'Hecha cuando la pides', 'Guía de tamaños', '¿Qué tan grande se ve en mi pared?'],
  ['/es-us', 'ocupa cerca del', '13%', '84 pulgadas, la obra ocupa el 13%', '11 x 11 pulg.'],
  ['/es-us', 'Más como esto', 'Categorías relacionadas', 'Ruta de navegación', 'Inicio'],
  ['/allposters/fr-ca', 'Format et finition', 'Finition en 11" x 11"', 'Ajouter au panier', 'Copier'],
  ['/allposters/es-us', 'Tamaño y acabado', 'Acabado en 11" x 11"', 'Agregar al carrito', 'Copiar'],
])('the page of a work at %s says %j and so on (PDP-03, PDP-33, I18-03)', async (prefix, ...sentences) => {
  const pieces = piecesOf(await workPage(prefix))
  expect(sentences.filter(sentence => !pieces.includes(sentence))).toEqual([])
})

test.each([
  ['/fr-ca', 'fr-CA'],
  ['/allposters/fr-ca', 'fr-CA'],
  ['/es-us', 'es-US'],
  ['/allposters/es-us', 'es-US'],
])('no sentence of the English texts is left where %s sells (I18-03)', async (prefix, locale) => {
  const { shopper, page: cart } = await cartOf(prefix)
  const empty = documentOf((await newShopper(shop.app).get(`${prefix}/cart`)).text)
  const delivery = documentOf((await shopper.get(`${prefix}/delivery?upi=${PRINT}`)).text)
  const pages = [await workPage(prefix), await workPage(prefix, FRAMED), cart, empty, delivery]
  const pieces = pages.flatMap(piecesOf).filter(piece => !NAMES.test(piece))
  expect(pieces.length).toBeGreaterThan(300)
  expect(englishIn(pieces, locale)).toEqual([])
})

test('the same look at an English page finds its sentences', async () => {
  const english = englishIn(piecesOf(await workPage('')), 'fr-CA')
  for (const sentence of [
    'Add to Cart',
    'Arrives in 3 to 6 business days',
    '4.6 of 5 stars',
    '18,204 ratings',
  ])
    expect(english).toContain(sentence)
})

test.each([
  [
    '/fr-ca',
    'Bravo! Votre article a été ajouté, excellent choix!',
    'Dimensions finales :',
    '2 articles dans le panier',
    /^Remplacera Reproduction d’art dans votre panier$/,
    ['Toile encadrée', 'Toile tendue', expect.stringMatching(/^Cadre ./)],
  ],
  [
    '/es-us',
    '¡Genial! Tu artículo se agregó, ¡qué buena elección!',
    'Tamaño final:',
    '2 artículos en el carrito',
    /^Reemplazará Lámina artística en tu carrito$/,
    ['Lienzo enmarcado', 'Lienzo tensado', expect.stringMatching(/^Marco ./)],
  ],
])('what is confirmed at %s is confirmed in its language (ATC-05, ATC-12)', async (prefix, ...message) => {
  const [text, size, count, notice, upgrades] = message
  const { added } = await cartOf(prefix)
  expect([added.text, plain(added.size.label), added.count]).toEqual([text, size, count])
  expect(added.notice).toMatch(notice)
  expect(added.upgrades.map(({ title }: { title: string }) => title)).toEqual(upgrades)
})

test.each([
  [
    '/fr-ca',
    'Votre panier',
    '2 articles dans le panier',
    'Type de produit',
    'Format',
    'Retirer',
    'Sous-total',
  ],
  ['/fr-ca', 'Sommaire de la commande', 'Expédition', 'À déterminer', 'Taxes', 'Total estimé'],
  ['/es-us', 'Tu carrito', '2 artículos en el carrito', 'Tipo de producto', 'Tamaño', 'Quitar', 'Subtotal'],
  ['/es-us', 'Resumen del pedido', 'Envío', 'Por determinar', 'Impuestos', 'Total estimado'],
])('the cart at %s says %j and so on (CHK-01)', async (prefix, ...sentences) => {
  const pieces = piecesOf((await cartOf(prefix)).page)
  expect(sentences.filter(sentence => !pieces.includes(sentence))).toEqual([])
})

test.each([
  ['/fr-ca', /^Plus que \d+!$/, 'Article retiré du panier'],
  ['/es-us', /^¡Solo quedan \d+!$/, 'Artículo eliminado del carrito'],
])(
  'at %s the cart says in numbers what is left, and what is unavailable (STK-08, BSK-07)',
  async (prefix, few, missing) => {
    const { shopper } = await cartOf(prefix)
    const { text } = await shopper.post(`${prefix}/cart/items`, { upi: PRINT, quantity: '999999' })
    expect(mainOf(text).querySelector('[role=alert]')?.textContent).toMatch(few)
    const { text: after } = await shopper.get(`${prefix}/cart?removed=yes`)
    expect(piecesOf(documentOf(after))).toContain(missing)
  },
)

test.each([
  ['/fr-ca', 'Livraison à 66952. Ailleurs?', 'Veuillez entrer un code postal valide'],
  ['/es-us', 'Se envía a 66952. ¿A otro lugar?', 'Introduce un código postal válido'],
])('without scripts %s asks where to and says what is wrong (PDP-40)', async (prefix, index, problem) => {
  const shopper = newShopper(shop.app)
  const { text } = await shopper.post(`${prefix}/delivery?upi=${PRINT}`, { zip: '12' })
  const main = plain(mainOf(text).textContent)
  expect(main).toContain(index)
  expect(main).toContain(problem)
})
