import { siteLink, type Message, type Result } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import { reportAdd, reportAddFailure } from '../../analytics/cart-reports.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { failureMessage } from '../../framework/send-form.ts'
import { submitWithRetry } from '../../framework/submit-with-retry.ts'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { useSite } from '../../i18n/site-context.ts'
import type { AddedView } from './added-view.ts'

export const ADD_PATH = '/cart/items'

type SubmitToCart = (
  fields: Readonly<Record<string, string>>,
  key: string,
  /** What is told of; of an add that has failed there is no view. */
  productOf: (added?: AddedView) => AnalyticsProduct,
) => Promise<Result<AddedView, Message> | undefined>

/**
 * Asks the shop for a change of the cart, once for each key, and tells the header and analytics what became of it;
 * a customer whose session has ended is led to the sign-in, and nothing is answered.
 */
export function useSubmitToCart(path: string): SubmitToCart {
  const context = useSite()
  const refreshMe = useRefreshMe()
  const navigate = useShopNavigate()
  return async (fields, key, productOf) => {
    const outcome = await submitWithRetry(siteLink(path, context), fields, key)
    if (outcome.kind === 'done' && isAddedView(outcome.data)) {
      const { data } = outcome
      void refreshMe()
      reportAdd(context, [productOf(data)], data.marketing)
      return { ok: true, value: data }
    }
    if (outcome.kind === 'moved') {
      navigate(outcome.location)
      return undefined
    }
    const error = failureMessage(outcome)
    reportAddFailure([productOf()], error)
    return { ok: false, error }
  }
}

function isAddedView(data: unknown): data is AddedView {
  return typeof data === 'object' && data !== null && 'upgrades' in data
}
