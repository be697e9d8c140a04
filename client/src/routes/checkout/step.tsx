import type { CheckoutStepName, Message } from '@wallart/sdk'
import { useEffect, useRef, type ComponentType } from 'react'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import type { CheckoutStepView, CheckoutView } from './checkout-view.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import styles from './step.module.css'

interface Step {
  readonly title: Message
  readonly Form: ComponentType<{ readonly view: CheckoutView }>
}

const STEPS: Readonly<Record<CheckoutStepName, Step>> = {
  contact: { title: { code: 'checkout.contact', message: 'Contact' }, Form: ContactStep },
  shipping: {
    title: { code: 'order-detail.shipping-address', message: 'Shipping address' },
    Form: ShippingStep,
  },
  delivery: {
    title: { code: 'order-detail.shipping-method', message: 'Shipping method' },
    Form: DeliveryStep,
  },
  payment: { title: { code: 'order-detail.payment', message: 'Payment' }, Form: PaymentStep },
  review: { title: { code: 'checkout.review', message: 'Review' }, Form: ReviewStep },
}

interface CheckoutStepProps {
  readonly view: CheckoutView
  readonly step: CheckoutStepView
}

/** A step: its form when it is open, what was entered when it is done. */
export function CheckoutStep({ view, step: { name, state, lines } }: CheckoutStepProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(state === 'open')
  useEffect(() => {
    if (state === 'open' && !wasOpen.current) heading.current?.focus()
    wasOpen.current = state === 'open'
  }, [state])
  const { title, Form } = STEPS[name]
  return (
    <li
      id={`checkout-step-${name}`}
      className={styles.step}
      data-state={state}
      {...(state === 'open' && { 'aria-current': 'step' })}
    >
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t(title)}
        </h2>
        {state === 'done' && !(name === 'contact' && view.isSignedIn) && (
          <Link to={`/checkout?step=${name}`}>
            {t({ code: 'checkout.edit', message: 'Edit' })}
            <HiddenText> {t(title)}</HiddenText>
          </Link>
        )}
      </div>
      {lines.length > 0 && (
        <p className={styles.lines}>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {state === 'open' && <Form view={view} />}
    </li>
  )
}
