import { fieldOf } from '../json/field-of.ts'
import type { ProbeResult } from './probe-log.ts'
import { CHECK_EMAIL, CHECK_ITEM_PRIORITY, CHECK_ID_PREFIX, SAMPLE_CARD } from '../scenarios/samples.ts'

export const LEFTOVER_OPERATIONS: readonly string[] = [
  'get-customer',
  'get-customer-baskets',
  'get-product-lists',
]

export function findLeftovers({ plan, sample }: Pick<ProbeResult, 'plan' | 'sample'>): readonly string[] {
  const answer = sample?.answer
  switch (plan.operation.id) {
    case 'get-customer':
      return [
        ...describeEntries('address', 'addressId', listField(answer, 'addresses').filter(isCheckAddress)),
        ...describeEntries(
          'card',
          'paymentInstrumentId',
          listField(answer, 'paymentInstruments').filter(isSampleCard),
        ),
      ]
    case 'get-customer-baskets':
      return describeEntries('basket', 'basketId', listField(answer, 'baskets').filter(isCheckBasket))
    case 'get-product-lists':
      return describeEntries(
        'favourite',
        'id',
        listField(answer, 'data')
          .flatMap(list => listField(list, 'customerProductListItems'))
          .filter(item => fieldOf(item, 'priority') === CHECK_ITEM_PRIORITY),
      )
    default:
      return []
  }
}

export function leftoverLines(leftovers: readonly string[]): readonly string[] {
  return [
    ...(leftovers.length === 0
      ? ['No leftovers in the account.']
      : leftovers.map(leftover => `! leftover: ${leftover}`)),
    'Not listed: guest baskets, which the shop expires, and accounts created with --side-effects (see cleanup.remaining of each report).',
  ]
}

function isCheckAddress(address: unknown): boolean {
  return String(fieldOf(address, 'addressId')).startsWith(CHECK_ID_PREFIX)
}

// The card number is masked, so identify it by the holder.
function isSampleCard(card: unknown): boolean {
  return fieldOf(fieldOf(card, 'paymentCard'), 'holder') === SAMPLE_CARD.paymentCard.holder
}

function isCheckBasket(basket: unknown): boolean {
  return fieldOf(fieldOf(basket, 'customerInfo'), 'email') === CHECK_EMAIL
}

function listField(answer: unknown, list: string): readonly unknown[] {
  const entries = fieldOf(answer, list)
  return Array.isArray(entries) ? entries : []
}

function describeEntries(label: string, id: string, entries: readonly unknown[]): readonly string[] {
  return entries.map(entry => `${label} ${String(fieldOf(entry, id))}`)
}
