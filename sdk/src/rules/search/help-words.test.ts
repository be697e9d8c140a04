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
])('who searches for %j is shown %s', (term, path) => {
  expect(helpPageFor(term)?.path).toBe(path)
})

test.each(['', 'blue', 'shipping crate', 'the return of the king', 'order', 'playing cards', 'frame'])(
  'who searches for %j looks for works',
  term => {
    expect(helpPageFor(term)).toBeUndefined()
  },
)
