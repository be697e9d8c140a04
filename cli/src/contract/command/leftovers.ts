import { fieldOf } from '../field-of.ts'
import type { Entry } from '../run/ledger.ts'
import { CHECKED_EMAIL, KEPT_PRIORITY, LEFT_BY_CHECKS, SAMPLE_CARD } from '../scenarios/samples.ts'

/** What is asked in the name of the account to see what checks have left in it. */
export const LEFTOVER_OPERATIONS: readonly string[] = [
  'get-customer',
  'get-customer-baskets',
  'get-product-lists',
]

/** What checks have made in the account and not unmade, read from the account's own answers. */
export function leftoversIn({ plan, sample }: Pick<Entry, 'plan' | 'sample'>): readonly string[] {
  const answer = sample?.answer
  switch (plan.operation.id) {
    case 'get-customer':
      return [
        ...named('address', 'addressId', entriesOf(answer, 'addresses').filter(isCheckedAddress)),
        ...named('card', 'paymentInstrumentId', entriesOf(answer, 'paymentInstruments').filter(isSampleCard)),
      ]
    case 'get-customer-baskets':
      return named('basket', 'basketId', entriesOf(answer, 'baskets').filter(isCheckedBasket))
    case 'get-product-lists':
      return named(
        'favourite',
        'id',
        entriesOf(answer, 'data')
          .flatMap(list => entriesOf(list, 'customerProductListItems'))
          .filter(item => fieldOf(item, 'priority') === KEPT_PRIORITY),
      )
    default:
      return []
  }
}

/** The leftovers in lines, for people. */
export function leftoverLines(leftovers: readonly string[]): readonly string[] {
  return [
    ...(leftovers.length === 0
      ? ['No check has left anything behind in the account.']
      : leftovers.map(what => `! left behind by a check: ${what}`)),
    "Not to be seen from here: guests' baskets, which the shop throws away, and the accounts of --side-effects, which stay (cleanup.kept of each report).",
  ]
}

function isCheckedAddress(address: unknown): boolean {
  return String(fieldOf(address, 'addressId')).startsWith(LEFT_BY_CHECKS)
}

// The number is masked; nobody else has this holder.
function isSampleCard(card: unknown): boolean {
  return fieldOf(fieldOf(card, 'paymentCard'), 'holder') === SAMPLE_CARD.paymentCard.holder
}

function isCheckedBasket(basket: unknown): boolean {
  return fieldOf(fieldOf(basket, 'customerInfo'), 'email') === CHECKED_EMAIL
}

function entriesOf(answer: unknown, list: string): readonly unknown[] {
  const entries = fieldOf(answer, list)
  return Array.isArray(entries) ? entries : []
}

function named(what: string, id: string, entries: readonly unknown[]): readonly string[] {
  return entries.map(entry => `${what} ${String(fieldOf(entry, id))}`)
}
