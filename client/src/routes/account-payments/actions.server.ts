import { CARD_NUMBER_INVALID, HttpError, isChecked, siteLink, validateCard } from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { isQuotaExceeded } from '../../framework/failure-result.server.ts'
import { customerAction, ignoreMissing } from '../account/customer.server.ts'
import type { PaymentsView } from './payments-view.ts'

const PATH = '/account/payments'

const PAGE = 'account-payments'

/** Keeps a card; its number passes through here once, and no form is filled with it again. */
export const addCard: Action = {
  path: `${PATH}/add`,
  page: PAGE,
  limit: { kind: 'cart' },
  refill: ['holder', 'expiry', 'isDefault'],
  dedupe: true,
  run: customerAction(PATH, async ({ fields, visitor, context, customerId, idempotencyKey }) => {
    const form = Object.fromEntries(fields)
    const checked = validateCard(form, { now: Date.now(), asksSecurityCode: false })
    if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
    const card = { ...checked.value, default: isChecked(form['isDefault']) }
    try {
      const options = idempotencyKey ? { idempotencyKey } : {}
      await visitor.cards.add(customerId, card, options)
    } catch (error) {
      if (HttpError.is(error) && error.status === 400 && !isQuotaExceeded(error))
        return { kind: 'invalid', errors: errorsByField([CARD_NUMBER_INVALID]) }
      throw error
    }
    return saved('added', context)
  }),
}

export const preferCard: Action = {
  path: `${PATH}/default`,
  page: PAGE,
  run: customerAction(PATH, async ({ fields, visitor, context, customerId }) => {
    await visitor.cards.prefer(customerId, fields.get('id') ?? '')
    return saved('default', context)
  }),
}

export const removeCard: Action = {
  path: `${PATH}/remove`,
  page: PAGE,
  run: customerAction(PATH, async ({ fields, visitor, context, customerId }) => {
    await visitor.cards.remove(customerId, fields.get('id') ?? '').catch(ignoreMissing)
    return saved('removed', context)
  }),
}

function saved(what: NonNullable<PaymentsView['saved']>, context: ActionRequest['context']): ActionResult {
  return { kind: 'moved', location: siteLink(`${PATH}?saved=${what}`, context) }
}
