import {
  giftCardCurrencyMessage,
  parseGiftCardCode,
  siteCurrency,
  siteLink,
  validatePromoCode,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { giftCardIdOf } from '../../stores/gift-card-line.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import type { PromoNotice } from './promo-notice.ts'
import type { PromoOutcome, PromoPage } from './promo-page.ts'

/** Puts a promo code into the basket. */
export function applyPromo(page: PromoPage): Action {
  return {
    path: `/${page}/promo`,
    page,
    limit: { kind: 'promo' },
    refill: ['code'],
    dedupe: true,
    run: inOpenSession(`/${page}`, request => withGenericError(() => apply(page, request))),
  }
}

async function apply(page: PromoPage, request: ActionRequest): Promise<ActionResult> {
  const { fields, visitor, idempotencyKey } = request
  const giftCode = parseGiftCardCode(fields.get('code') ?? '')
  if (giftCode) return redeem(giftCode, page, request)
  const checked = validatePromoCode(Object.fromEntries(fields))
  if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
  const options = idempotencyKey ? { idempotencyKey } : {}
  const outcome = await visitor.basket.applyCoupon(checked.value.code, options)
  if (outcome.kind === 'refused') return { kind: 'invalid', errors: { code: [outcome.reason] } }
  const data: PromoOutcome = { state: outcome.kind }
  return { kind: 'done', data, location: locationAfter(page, outcome.kind, request) }
}

async function redeem(code: string, page: PromoPage, request: ActionRequest): Promise<ActionResult> {
  const { visitor, context, idempotencyKey } = request
  const outcome = await visitor.giftCards.redeem(code, idempotencyKey ? { idempotencyKey } : {})
  if (outcome.kind === 'refused') {
    const { site, locale } = context
    const { giftCard, reason } = outcome
    const otherCurrency = giftCardCurrencyMessage(giftCard?.balance, siteCurrency(site, locale), locale.id)
    return { kind: 'invalid', errors: { code: [otherCurrency ?? reason] } }
  }
  const data: PromoOutcome = { state: 'applied', isGiftCard: true }
  return { kind: 'done', data, location: locationAfter(page, 'applied', request) }
}

/** Takes a promo code or a gift card out of the basket; one that is out already is no failure. */
export function removePromo(page: PromoPage): Action {
  return {
    path: `/${page}/promo/remove`,
    page,
    limit: { kind: 'cart' },
    run: inOpenSession(`/${page}`, request =>
      withGenericError(async () => {
        const { fields, visitor, idempotencyKey } = request
        const options = idempotencyKey ? { idempotencyKey } : {}
        const id = fields.get('coupon') ?? ''
        const paymentId = giftCardIdOf(id)
        if (paymentId === undefined) await visitor.basket.removeCoupon(id, options)
        else await visitor.giftCards.release(paymentId, options)
        return { kind: 'done', data: {}, location: locationAfter(page, 'removed', request) }
      }),
    ),
  }
}

function locationAfter(page: PromoPage, notice: PromoNotice, { url, context }: ActionRequest): string {
  const query = new URLSearchParams(url.searchParams)
  query.set('promo', notice)
  return siteLink(`/${page}?${query.toString()}`, context)
}
