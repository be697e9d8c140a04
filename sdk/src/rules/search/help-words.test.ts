import { GIFT_CARD_LINK } from '../../sites/gift-card-link.ts'
import { helpPageFor } from './help-words.ts'

test.each([
  ['shipping', '/help/shipping'],
  ['  Delivery ', '/help/shipping'],
  ['envío', '/help/shipping'],
  ['Livraison', '/help/shipping'],
  ['return', '/help/shippingreturns'],
  ['Refunds', '/help/shippingreturns'],
  ['devolución', '/help/shippingreturns'],
  ['order  status', '/orders'],
  ['suivi de commande', '/orders'],
  ['PayPal', '/help/pay-method'],
  ['credit card', '/help/pay-method'],
  ['contact us', '/help/contact'],
  ['framing', '/help/framing-guide'],
  ['size guide', '/help/size-and-hanging-guide'],
  ['aide', '/help/faq'],
  // each word that leads somewhere, in each language
  ...rows('/orders', 'my order|tracking|track|mi pedido|estado del pedido|seguimiento|ma commande|suivi'),
  ...rows('/help/shippingreturns', 'returns|refund|exchange|exchanges|devoluciones|reembolso|reembolsos'),
  ...rows('/help/shippingreturns', 'retour|retours|remboursement|remboursements|échange|échanges'),
  ...rows('/help/shipping', 'envíos|entrega|entregas|livraisons|expédition'),
  ...rows('/help/pay-method', 'payment|payments|credit cards|pago|pagos|tarjeta de crédito'),
  ...rows('/help/pay-method', 'tarjetas de crédito|paiement|paiements|carte de crédit|cartes de crédit'),
  ...rows('/help/contact', 'contact|contacts|customer service|phone number|contacto|servicio al cliente'),
  ...rows('/help/contact', 'contactez|service à la clientèle'),
  ...rows('/help/framing-guide', 'framing guide|how to frame|enmarcar|enmarcado|encadrement|encadrer'),
  ...rows('/help/size-and-hanging-guide', 'size|sizes|hanging|how to hang|tamaño|tamaños|colgar'),
  ...rows('/help/size-and-hanging-guide', 'taille|tailles|accrochage'),
  ...rows('/orders', 'track my order|where is my order|dónde está mi pedido|où est ma commande'),
  ['return policy', '/help/shippingreturns'],
  ['Where is my order?', '/orders'],
  ['¿Dónde está mi pedido?', '/orders'],
  ...rows(GIFT_CARD_LINK, 'gift-card|certificat-cadeau|bon cadeau|certificado de regalo'),
  ...rows(GIFT_CARD_LINK, 'gift card|gift cards|giftcard|gift certificate|voucher|tarjeta de regalo'),
  ...rows(GIFT_CARD_LINK, 'tarjetas regalo|carte-cadeau|cartes cadeaux|chèque-cadeau'),
  ...rows(
    '/frame-my-photos',
    'upload photo|frame my photos|print my own pictures|mis fotos|encadrer mes photos',
  ),
  ...rows('/gallery-wall', 'gallery wall|Gallery Walls|pared de galería|murs galerie'),
  ...rows('/help/faq', 'help|faq|question|questions|ayuda|preguntas'),
])('who searches for %j is shown %s', (term, path) => {
  expect(helpPageFor(term)?.path).toBe(path)
})

test.each([
  ['order status', 'help-page.order-status', 'Where is my order?'],
  ['returns', 'help-page.returns', 'Shipping and returns'],
  ['shipping', 'help-page.shipping', 'Shipping'],
  ['payment', 'help-page.payment', 'Payment methods'],
  ['contact', 'help-page.contact', 'Contact us'],
  ['framing', 'help-page.framing', 'Framing guide'],
  ['size', 'help-page.sizes', 'Size and hanging guide'],
  ['faq', 'help-page.faq', 'Frequently asked questions'],
  ['gift card', 'help-page.gift-cards', 'Gift Cards'],
  ['my photos', 'help-page.photos', 'Frame My Photos'],
  ['gallery wall', 'help-page.gallery-wall', 'Gallery wall'],
])('the page for %j is named %s', (term, code, message) => {
  expect(helpPageFor(term)?.name).toEqual({ code, message })
})

test.each([
  '',
  'blue',
  'shipping crate',
  'fast shipping',
  'cartes',
  'pedido',
  'phone',
  'the return of the king',
  'order',
  'playing cards',
  'frame',
  'photos',
  'gift',
  'wall',
  'gallery',
])('who searches for %j looks for works', term => {
  expect(helpPageFor(term)).toBeUndefined()
})

function rows(path: string, terms: string): [string, string][] {
  return terms.split('|').map(term => [term, path])
}
