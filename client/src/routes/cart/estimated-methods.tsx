import { siteLink } from '@wallart/sdk'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useFormSubmit } from '../../framework/use-form-submit.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import type { ShippingMethodView } from './estimate-view.ts'
import styles from './shipping-estimate.module.css'

interface EstimatedMethodsProps {
  readonly methods: readonly ShippingMethodView[]
  readonly shippingPrice: string
}

export function EstimatedMethods({ methods, shippingPrice }: EstimatedMethodsProps) {
  const t = useTranslate()
  const chosen = useRef<HTMLElement>(null)
  const chosenId = methods.find(({ isChosen }) => isChosen)?.id
  const focusedId = useRef(chosenId)
  useEffect(() => {
    // The button that has chosen it is no longer there, and the focus went with it.
    const isLost = document.activeElement === document.body
    if (focusedId.current !== chosenId && isLost) chosen.current?.focus()
    focusedId.current = chosenId
  }, [chosenId])
  return (
    <ul className={styles.methods}>
      {methods.map(method => {
        const { id, name, arrival, price, isChosen } = method
        return (
          <li key={id} data-chosen={isChosen}>
            <span>
              <strong ref={isChosen ? chosen : null} tabIndex={isChosen ? -1 : undefined}>
                {name}
              </strong>{' '}
              {isChosen && (
                <small>{t({ code: 'estimate.in-total', message: 'included in your total' })}</small>
              )}
              {arrival && <span className={styles.arrival}>{arrival}</span>}
            </span>
            <div className={styles.price}>
              {isChosen ? shippingPrice : price}
              {!isChosen && <ChooseMethod id={id} name={name} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function ChooseMethod({ id, name }: Pick<ShippingMethodView, 'id' | 'name'>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const { formProps, isSending, errorOf } = useFormSubmit({
    action: siteLink('/cart/shipping-method', useSite()),
    validate: value => ({ ok: true, value }),
    onResult: () => void revalidate(),
  })
  const problem = errorOf('')
  return (
    <form {...formProps}>
      <input type="hidden" name="method" value={id} />
      <Button type="submit" look="quiet" isPending={isSending}>
        {t({ code: 'estimate.choose', message: 'Choose' })}
        <HiddenText> {name}</HiddenText>
      </Button>
      {problem && (
        <p role="alert" tabIndex={-1} className={styles.failed}>
          {problem}
        </p>
      )}
    </form>
  )
}
