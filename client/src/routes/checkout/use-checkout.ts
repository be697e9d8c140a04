import {
  CHECKOUT_STEPS,
  GENERIC_ERROR,
  siteLink,
  type CheckoutStepName,
  type SiteId,
  type Toast,
} from '@wallart/sdk'
import { addPaymentInfoEvent, addShippingInfoEvent, beginCheckoutEvent } from '@wallart/sdk/analytics'
import { createContext, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useSendActivity } from '../../analytics/activities.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import { readStored, writeStored } from '../../framework/browser-storage.ts'
import { useRefreshMe } from '../../framework/me.ts'
import { createIntentKeys, submitWithRetry } from '../../framework/submit-with-retry.ts'
import { useLeadOn } from '../../framework/use-lead-on.ts'
import { useNotice } from '../../framework/use-notice.tsx'
import { useShopNavigate } from '../../framework/use-shop-navigate.ts'
import { ORDER_UNANSWERED } from '../../features/place-order/order-attempt.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { createCheckout, type CheckoutStore, type StepOutcome } from '../../stores/checkout.ts'
import type { CheckoutView } from './checkout-view.ts'

interface Checkout {
  readonly basketId: string
  readonly store: CheckoutStore
  readonly submit: (step: CheckoutStepName, fields: Readonly<Record<string, string>>) => Promise<void>
}

/** The checkout of this page as a store; what is done in it is told to the data layer. */
export function useCheckout(view: CheckoutView): Checkout {
  const context = useSite()
  const navigate = useShopNavigate()
  const beginToLead = useLeadOn()
  const refreshMe = useRefreshMe()
  const showNotice = useNotice()
  const isShown = useRef(true)
  const { revalidate } = useRevalidator()
  const [store] = useState(() =>
    createCheckout({
      basketId: view.basketId,
      storage: draftStorage(context.site.id),
      intents: createIntentKeys(),
      async send(step, fields, key) {
        const path = step === 'review' ? '/checkout/order' : `/checkout/${step}`
        const outcome = await submitWithRetry(siteLink(path, context), fields, key)
        return outcome.kind === 'done' ? { kind: 'failed' } : outcome
      },
    }),
  )
  useActivities(view)
  useEffect(() => store.show(view.step), [store, view])
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function submit(step: CheckoutStepName, fields: Readonly<Record<string, string>>) {
    const leadOn = beginToLead()
    const outcome = await store.submit(step, fields)
    const problem = step === 'review' && !isShown.current && orderProblem(outcome)
    if (problem) showNotice(problem)
    // What the page and its header show may be what has just changed.
    if (outcome?.kind === 'invalid' && step === 'review') {
      await store.reload(revalidate)
      void refreshMe()
    }
    if (outcome?.kind !== 'moved') return
    pushStepEvent(step, view, fields)
    if (step === 'review') {
      void refreshMe()
      // What was ordered is told wherever the shopper is by then.
      navigate(outcome.location)
    } else leadOn(outcome.location, { preventScrollReset: true })
  }

  return { basketId: view.basketId, store, submit }
}

const TO_CART = { text: { code: 'orders.go-to-cart', message: 'Go to your cart' }, path: '/cart' }

export const CheckoutContext = createContext<Checkout | undefined>(undefined)

function orderProblem(outcome: StepOutcome | undefined): Toast | undefined {
  if (!outcome || outcome.kind === 'moved') return undefined
  const [message = GENERIC_ERROR] = outcome.kind === 'invalid' ? Object.values(outcome.errors).flat() : []
  const isUnanswered = message.code === GENERIC_ERROR.code
  return { tone: 'error', message: isUnanswered ? ORDER_UNANSWERED : message, link: TO_CART }
}

function pushStepEvent(
  step: CheckoutStepName,
  { products, methods, cards }: CheckoutView,
  fields: Readonly<Record<string, string>>,
): void {
  if (step === 'delivery')
    pushEvent(addShippingInfoEvent(products, methods.find(({ id }) => id === fields['method'])?.name ?? ''))
  if (step === 'payment')
    pushEvent(
      addPaymentInfoEvent(products, cards.some(({ id }) => id === fields['card']) ? 'saved_card' : 'card'),
    )
}

function useActivities({ step, basketId, products, total }: CheckoutView): void {
  const sendActivity = useSendActivity()
  const begun = useRef('')
  useEffect(() => {
    if (begun.current === basketId) return
    begun.current = basketId
    pushEvent(beginCheckoutEvent(products))
    const lines = products.map(({ id, price, quantity = 1 }) => ({ id, price, quantity }))
    sendActivity({ name: 'beginCheckout', lines, amount: total.amount })
  }, [basketId, products, total, sendActivity])
  useEffect(() => {
    const stepNumber = CHECKOUT_STEPS.indexOf(step) + 1
    sendActivity({ name: 'checkoutStep', step: { stepName: step, stepNumber, basketId } })
  }, [step, basketId, sendActivity])
}

export function draftStorage(site: SiteId) {
  const key = `checkout-${site}`
  return {
    read: () => readStored('sessionStorage', key),
    write: (text: string) => writeStored('sessionStorage', key, text),
  }
}
