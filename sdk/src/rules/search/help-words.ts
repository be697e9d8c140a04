import type { Message } from '../../model/message.ts'
import { GIFT_CARD_LINK } from '../../sites/gift-card-link.ts'

/** A page that a search is about which works cannot answer. */
export interface HelpPage {
  readonly path: string
  readonly name: Message
}

// English, Spanish and French; accents do not count, and a plural is found by its singular.
const HELP_PAGES: readonly (HelpPage & { readonly words: RegExp })[] = [
  {
    path: '/orders',
    name: { code: 'help-page.order-status', message: 'Where is my order?' },
    words:
      /((where is|track) )?my order|order status|track(ing)?|((donde esta )?mi|estado del) pedido|seguimiento|((ou est )?ma|suivi de) commande|suivi/,
  },
  {
    path: '/help/shippingreturns',
    name: { code: 'help-page.returns', message: 'Shipping and returns' },
    words:
      /returns?( policy)?|refunds?|exchanges?|devolucion(es)?|reembolsos?|retours?|remboursements?|echanges?/,
  },
  {
    path: '/help/shipping',
    name: { code: 'help-page.shipping', message: 'Shipping' },
    words: /shipping|delivery|envios?|entregas?|livraisons?|expedition/,
  },
  {
    path: '/help/pay-method',
    name: { code: 'help-page.payment', message: 'Payment methods' },
    words: /payments?|paypal|credit cards?|pagos?|tarjetas? de credito|paiements?|cartes? de credit/,
  },
  {
    path: '/help/contact',
    name: { code: 'help-page.contact', message: 'Contact us' },
    words:
      /contacts?|contact us|customer service|phone number|contacto|servicio al cliente|contactez|service a la clientele/,
  },
  {
    path: '/help/framing-guide',
    name: { code: 'help-page.framing', message: 'Framing guide' },
    words: /framing( guide)?|how to frame|enmarcar|enmarcado|encadrement|encadrer/,
  },
  {
    path: '/help/size-and-hanging-guide',
    name: { code: 'help-page.sizes', message: 'Size and hanging guide' },
    words: /sizes?|size guide|hanging|how to hang|tamanos?|colgar|tailles?|accrochage/,
  },
  {
    path: GIFT_CARD_LINK,
    name: { code: 'help-page.gift-cards', message: 'Gift Cards' },
    words:
      /gift ?(cards?|certificates?|vouchers?)|vouchers?|tarjetas? (de )?regalo|(cartes?|cheques?|certificats?|bons?) cadeaux?|certificados? de regalo/,
  },
  {
    path: '/frame-my-photos',
    name: { code: 'help-page.photos', message: 'Frame My Photos' },
    words:
      /(frame|upload|print) (my |your )?(own )?(photos?|pictures?)|(own|my) photos?|custom prints?|(enmarcar|subir) (mis )?fotos?|mis fotos|(encadrer|imprimer) (mes )?photos?|mes photos/,
  },
  {
    path: '/gallery-wall',
    name: { code: 'help-page.gallery-wall', message: 'Gallery wall' },
    words: /gallery walls?|picture walls?|wall planner|pared(es)? de galeria|murs? (de )?galerie/,
  },
  {
    path: '/help/faq',
    name: { code: 'help-page.faq', message: 'Frequently asked questions' },
    words: /help|faq|questions?|ayuda|preguntas|aide/,
  },
]

/** The page that a search is about which works cannot answer; none for a search for works. */
export function helpPageFor(term: string): HelpPage | undefined {
  const plain = term
    .normalize('NFD')
    .replaceAll(/[\p{M}¿?¡!.]/gu, '')
    .toLowerCase()
  const text = plain.trim().replaceAll(/[\s-]+/g, ' ')
  const page = HELP_PAGES.find(({ words }) => new RegExp(`^(?:${words.source})$`).test(text))
  return page && { path: page.path, name: page.name }
}
