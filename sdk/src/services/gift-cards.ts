import type { BasketCheckoutClient } from '../clients/basket-checkout.ts'
import type { GiftCardsClient } from '../clients/gift-cards.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions, WriteOptions } from '../http/call.ts'
import { requireOptions } from './set-up/require-options.ts'
import type { Basket } from '../model/basket.ts'
import type { GiftCardBalance, GiftCardOrder } from '../model/gift-card.ts'
import type { Message } from '../model/message.ts'
import { GIFT_CARD_REFUSED } from '../rules/texts/gift-card-texts.ts'
import type { BasketService } from './basket.ts'
import { hasCode, hasProblem } from './basket/error-predicates.ts'

/** What has become of the code of a gift card. */
export type GiftCardOutcome =
  | { readonly kind: 'applied' }
  | {
      readonly kind: 'refused'
      readonly reason: Message
      /** What is left on it, where that can be read: it may pay in another currency. */
      readonly giftCard?: GiftCardBalance
    }

/** The gift cards that one shopper buys, and those that they pay with. */
export interface GiftCardsService {
  /** Puts a gift card to buy into the basket. */
  readonly add: (order: GiftCardOrder, options?: WriteOptions) => Promise<Basket | undefined>
  /** One that is removed meanwhile is added again. */
  readonly update: (
    giftCardItemId: string,
    order: GiftCardOrder,
    options?: WriteOptions,
  ) => Promise<Basket | undefined>
  /** One that is removed already is no error. */
  readonly remove: (giftCardItemId: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Lets a gift card pay as much of the basket as is left on it. */
  readonly redeem: (code: string, options?: WriteOptions) => Promise<GiftCardOutcome>
  /** One that does not pay any more is no error. */
  readonly release: (paymentInstrumentId: string, options?: WriteOptions) => Promise<Basket | undefined>
  /** Undefined for a code that is unknown. */
  readonly balance: (code: string, options?: CallOptions) => Promise<GiftCardBalance | undefined>
}

/** What the gift cards work with. */
export interface GiftCardsOptions {
  readonly basket: BasketService
  readonly giftCards: GiftCardsClient
  readonly checkout: Pick<BasketCheckoutClient, 'addGiftCard' | 'removePayment'>
}

const NEEDED: NeededArguments<GiftCardsService> = {
  add: ['order:object'],
  update: ['giftCardItemId:string', 'order:object'],
  remove: ['giftCardItemId:string'],
  redeem: ['code:string'],
  release: ['paymentInstrumentId:string'],
  balance: ['code:string'],
}

/**
 * Creates the gift cards of one shopper, whose writes stay in order with those of the basket service.
 * @example
 * const cards = createGiftCards({ basket: service, giftCards, checkout: basketCheckout })
 * const outcome = await cards.redeem(code)
 */
export function createGiftCards(parts: GiftCardsOptions): GiftCardsService {
  requireOptions('createGiftCards', parts, [
    'basket.change()',
    'giftCards.balance()',
    'checkout.addGiftCard()',
  ])
  const { basket, giftCards, checkout } = parts
  async function add(order: GiftCardOrder, options?: WriteOptions) {
    await basket.ensure()
    return basket.change((id, call) => giftCards.add(id, order, call), options)
  }

  return checkedCalls(NEEDED, {
    add,
    async update(itemId, order, options) {
      try {
        const changed = await basket.change((id, call) => giftCards.update(id, itemId, order, call), options)
        if (changed) return changed
      } catch (error) {
        if (!hasCode(error, 'not-found')) throw error
      }
      const { idempotencyKey, ...rest } = options ?? {}
      return add(order, { ...rest, ...(idempotencyKey && { idempotencyKey: `${idempotencyKey}.add` }) })
    },
    remove: (itemId, options) =>
      basket.change(
        (id, call) => giftCards.remove(id, itemId, call),
        options,
        current => current.giftCards.every(({ giftCardItemId }) => giftCardItemId !== itemId),
      ),
    async redeem(code, options) {
      try {
        const changed = await basket.change((id, call) => checkout.addGiftCard(id, code, call), options)
        if (changed) return { kind: 'applied' }
      } catch (error) {
        if (!hasCode(error, 'http', 'not-found') || hasProblem(error, 'quota-exceeded')) throw error
        const giftCard = hasCode(error, 'http')
          ? await giftCards.balance(code).catch(() => undefined)
          : undefined
        if (giftCard) return { kind: 'refused', reason: GIFT_CARD_REFUSED, giftCard }
      }
      return { kind: 'refused', reason: GIFT_CARD_REFUSED }
    },
    release: (paymentId, options) =>
      basket.change(
        (id, call) => checkout.removePayment(id, paymentId, call),
        options,
        current =>
          current.paymentInstruments.every(({ paymentInstrumentId }) => paymentInstrumentId !== paymentId),
      ),
    async balance(code, options) {
      try {
        return await giftCards.balance(code, options)
      } catch (error) {
        if (hasCode(error, 'not-found')) return undefined
        throw error
      }
    },
  })
}
