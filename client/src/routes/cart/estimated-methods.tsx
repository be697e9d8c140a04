import { useTranslate } from '../../i18n/translate.ts'
import type { ShippingMethodView } from './estimate-view.ts'
import styles from './shipping-estimate.module.css'

interface EstimatedMethodsProps {
  readonly methods: readonly ShippingMethodView[]
  readonly shippingPrice: string
}

export function EstimatedMethods({ methods, shippingPrice }: EstimatedMethodsProps) {
  const t = useTranslate()
  return (
    <ul className={styles.methods}>
      {methods.map(({ id, name, arrival, price, isChosen }) => (
        <li key={id} data-chosen={isChosen}>
          <span>
            <strong>{name}</strong>{' '}
            {isChosen && <small>{t({ code: 'estimate.in-total', message: 'included in your total' })}</small>}
            {arrival && <span className={styles.arrival}>{arrival}</span>}
          </span>
          <span>{isChosen ? shippingPrice : price}</span>
        </li>
      ))}
    </ul>
  )
}
