import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Basket } from '../model/basket.ts'
import type { GiftCardBalance, GiftCardOrder } from '../model/gift-card.ts'
import { addGiftCertificateItem } from '../operations/add-gift-certificate-item.ts'
import type { Contract } from '../model/contract.ts'
import { getGiftCertificate } from '../operations/get-gift-certificate.ts'
import { removeGiftCertificateItem } from '../operations/remove-gift-certificate-item.ts'
import { updateGiftCertificateItem } from '../operations/update-gift-certificate-item.ts'
import { decimalOf } from '../rules/money/money.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for gift cards. */
export interface GiftCardsContracts {
  readonly basket: Contract<Basket>
  readonly giftCard: Contract<GiftCardBalance>
}

/** Puts gift cards into one shopper's basket, and reads what is left on those that they have. */
export interface GiftCardsClient {
  /** Puts a gift card to buy into the basket. */
  readonly add: (basketId: string, order: GiftCardOrder, options?: CallOptions) => Promise<Basket>
  /** Replaces what a gift card in the basket says. */
  readonly update: (
    basketId: string,
    giftCardItemId: string,
    order: GiftCardOrder,
    options?: CallOptions,
  ) => Promise<Basket>
  /** Takes a gift card out of the basket. */
  readonly remove: (basketId: string, giftCardItemId: string, options?: CallOptions) => Promise<Basket>
  /** How much is left on the gift card of that code. */
  readonly balance: (code: string, options?: CallOptions) => Promise<GiftCardBalance>
}

const NEEDED: NeededArguments<GiftCardsClient> = {
  add: ['basketId:string', 'order:object'],
  update: ['basketId:string', 'giftCardItemId:string', 'order:object'],
  remove: ['basketId:string', 'giftCardItemId:string'],
  balance: ['code:string'],
}

/**
 * Creates the client for the gift cards of one shopper.
 * @example
 * const giftCards = createGiftCardsClient(http, {
 *   ...scope,
 *   contracts: { basket: basketContract, giftCard: getGiftCertificateContract },
 * })
 * const { balance } = await giftCards.balance(code)
 */
export function createGiftCardsClient(
  http: Http,
  settings: ClientOptions<GiftCardsContracts, CommerceScope>,
): GiftCardsClient {
  const {
    organizationId,
    siteId,
    locale,
    contracts: { basket, giftCard },
  } = checkedScope(http, settings)
  const query = { siteId, locale }
  return checkedCalls(NEEDED, {
    add: (basketId, order, options) =>
      http.send(addGiftCertificateItem, {
        ...options,
        contract: basket,
        path: { organizationId, basketId },
        query,
        body: itemBody(order),
      }),
    update: (basketId, giftCertificateItemId, order, options) =>
      http.send(updateGiftCertificateItem, {
        ...options,
        contract: basket,
        path: { organizationId, basketId, giftCertificateItemId },
        query,
        body: itemBody(order),
      }),
    remove: (basketId, giftCertificateItemId, options) =>
      http.send(removeGiftCertificateItem, {
        ...options,
        contract: basket,
        path: { organizationId, basketId, giftCertificateItemId },
        query,
      }),
    balance: (code, options) =>
      http.send(getGiftCertificate, {
        ...options,
        contract: giftCard,
        path: { organizationId },
        query,
        body: { giftCertificateCode: code },
      }),
  })
}

function itemBody({ amount, deliveryDate, design, ...texts }: GiftCardOrder): Record<string, unknown> {
  return { ...texts, amount: decimalOf(amount), c_deliveryDate: deliveryDate, c_design: design }
}
