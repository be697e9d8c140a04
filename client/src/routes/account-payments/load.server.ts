import { isCardExpired, orderPaymentView, type CustomerPaymentInstrument } from '@wallart/sdk'
import { found } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import type { CardEntry, PaymentsView } from './payments-view.ts'

const SAVED = ['added', 'removed', 'default'] as const

export const loader = customerLoader<PaymentsView>(async ({ visitor, url, customerId, signal }) => {
  const { paymentInstruments } = await visitor.accounts.get(customerId, { signal })
  const saved = SAVED.find(what => what === url.searchParams.get('saved'))
  return found(
    {
      cards: paymentInstruments
        .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
        .map(cardEntry),
      isAdding: url.searchParams.get('add') !== null,
      ...(saved && { saved }),
    },
    'private',
  )
})

function cardEntry(card: CustomerPaymentInstrument): CardEntry {
  const { paymentInstrumentId: id, cardType = '', lastDigits = '', holder = '', expiry, isDefault } = card
  const view = orderPaymentView({
    creditCardName: cardType,
    creditCardSuffix: lastDigits,
    ...(expiry && { expirationDate: expiry }),
  })
  return {
    id,
    name: `${view.cardName} ${view.maskedNumber}`.trim(),
    expiry: view.expiry ?? '',
    holder,
    isDefault,
    isExpired: expiry !== undefined && isCardExpired(expiry, Date.now()),
  }
}
