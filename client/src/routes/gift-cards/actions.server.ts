import {
  formatMoney,
  GIFT_CARD_DESIGNS,
  GIFT_CARD_PATH,
  GIFT_CARD_REFUSED,
  parseGiftCardCode,
  siteCurrency,
  siteLink,
  validateGiftCard,
} from '@wallart/sdk'
import { marketingOf } from '../../features/add-to-cart/marketing-of.ts'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { signInAgain } from '../../framework/sign-in-again.server.ts'
import { giftCardIdOf } from '../../stores/gift-card-line.ts'
import type { AddedGiftCard, BalanceView } from './gift-cards-view.ts'

/** Adds a gift card, or changes the one of the cart that the form names. */
export const addGiftCard: Action = {
  path: GIFT_CARD_PATH,
  beginsGuest: true,
  page: 'gift-cards',
  limit: { kind: 'cart' },
  dedupe: true,
  refill: [
    'item',
    'design',
    'amount',
    'other',
    'recipientName',
    'recipientEmail',
    'senderName',
    'message',
    'deliveryDate',
  ],
  async run(request) {
    const { fields, visitor, context, idempotencyKey, now } = request
    const { site, locale } = context
    const item = giftCardIdOf(fields.get('item') ?? '')
    const toSignIn = item && signInAgain('/cart', request)
    if (toSignIn) return { kind: 'moved', location: toSignIn }
    const terms = {
      currency: siteCurrency(site, locale),
      now: now(),
      designs: GIFT_CARD_DESIGNS[site.id],
    }
    const checked = validateGiftCard(Object.fromEntries(fields), terms)
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    return withGenericError(async () => {
      const options = idempotencyKey ? { idempotencyKey } : {}
      const basket = item
        ? await visitor.giftCards.update(item, checked.value, options)
        : await visitor.giftCards.add(checked.value, options)
      const data: AddedGiftCard = { marketing: basket ? marketingOf(basket) : [] }
      return { kind: 'moved', location: siteLink('/cart', context), data }
    })
  },
}

/** The code comes in the body and goes into no address, form or log. */
export const showGiftCardBalance: Action = {
  path: '/gift-cards/balance',
  page: 'gift-cards',
  limit: { kind: 'giftCard' },
  run: ({ fields, visitor, context, signal }) =>
    withGenericError(async () => {
      const code = parseGiftCardCode(fields.get('code') ?? '')
      const giftCard = code && (await visitor.giftCards.balance(code, { signal }))
      if (!giftCard) return { kind: 'invalid', errors: { code: [GIFT_CARD_REFUSED] } }
      const { maskedCode, balance, amount } = giftCard
      const data: BalanceView = {
        end: maskedCode.slice(-4),
        balance: formatMoney(balance, context.locale.id),
        amount: formatMoney(amount, context.locale.id),
      }
      return { kind: 'shown', data }
    }),
}
