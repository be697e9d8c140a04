import type { Message } from '../../model/message.ts'

/** A page of help that a search is about. */
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
      /my order|order status|track(ing)?|(mi|estado del) pedido|seguimiento|(ma|suivi de) commande|suivi/,
  },
  {
    path: '/help/shippingreturns',
    name: { code: 'help-page.returns', message: 'Shipping and returns' },
    words: /returns?|refunds?|exchanges?|devolucion(es)?|reembolsos?|retours?|remboursements?|echanges?/,
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
    path: '/help/faq',
    name: { code: 'help-page.faq', message: 'Frequently asked questions' },
    words: /help|faq|questions?|ayuda|preguntas|aide/,
  },
]

/** The page of help that a search is about; none for a search for works. */
export function helpPageFor(term: string): HelpPage | undefined {
  const text = term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  const page = HELP_PAGES.find(({ words }) => new RegExp(`^(?:${words.source})$`).test(text))
  return page && { path: page.path, name: page.name }
}
