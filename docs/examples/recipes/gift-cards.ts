// gift-cards.ts
import {
  formatMoney,
  GIFT_CARD_DESIGNS,
  parseGiftCardCode,
  validateGiftCard,
  type Basket,
  type FieldIssue,
  type FormInput,
  type GiftCardField,
} from '@wallart/sdk'
import { createBasketCheckoutClient } from '@wallart/sdk/clients/basket-checkout'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createGiftCardsClient } from '@wallart/sdk/clients/gift-cards'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { getGiftCertificateContract } from '@wallart/sdk/contracts/get-gift-certificate'
import { getShippingMethodsContract } from '@wallart/sdk/contracts/get-shipping-methods'
import type { Http } from '@wallart/sdk/http'
import type { BasketService } from '@wallart/sdk/services/basket'
import { createGiftCards, type GiftCardsService } from '@wallart/sdk/services/gift-cards'

/** Opens the gift cards of one shopper, whose writes stay in order with those of the basket service. */
export function openGiftCards(http: Http, scope: CommerceScope, basket: BasketService): GiftCardsService {
  const contracts = {
    basket: basketContract,
    giftCard: getGiftCertificateContract,
    shippingMethods: getShippingMethodsContract,
  }
  return createGiftCards({
    basket,
    giftCards: createGiftCardsClient(http, { ...scope, contracts }),
    checkout: createBasketCheckoutClient(http, { ...scope, contracts }),
  })
}

/** Puts a gift card into the basket, once for each click, or says which field is wrong. */
export async function buyGiftCard(
  cards: GiftCardsService,
  form: FormInput<GiftCardField>,
  clickId: string,
  now = Date.now(),
): Promise<Basket | undefined | readonly FieldIssue<GiftCardField>[]> {
  const order = validateGiftCard(form, { now, currency: 'USD', designs: GIFT_CARD_DESIGNS.Art })
  return order.ok ? cards.add(order.value, { idempotencyKey: clickId }) : order.error
}

/** Lets a gift card pay: nothing when it does, else why not. */
export async function payWithGiftCard(cards: GiftCardsService, text: string): Promise<string | undefined> {
  const code = parseGiftCardCode(text)
  if (!code) return 'This is not the code of a gift card.'
  const outcome = await cards.redeem(code)
  return outcome.kind === 'refused' ? outcome.reason.message : undefined
}

/** What is left on a gift card, in words. */
export async function giftCardBalance(cards: GiftCardsService, code: string): Promise<string> {
  const card = await cards.balance(code)
  return card ? formatMoney(card.balance, 'en-US') : 'This code is unknown.'
}
