import { useTranslate } from '../../i18n/translate.ts'
import type { OrderShipment } from './order-detail-view.ts'

interface OrderFactsProps {
  readonly facts: OrderShipment['facts']
  readonly tracking: OrderShipment['tracking']
  readonly className?: string | undefined
}

/** What is known of a parcel or a piece, its tracking number last. */
export function OrderFacts({ facts, tracking, className }: OrderFactsProps) {
  const t = useTranslate()
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {tracking && (
        <div>
          <dt>{t({ code: 'order-status.tracking-number', message: 'Tracking number' })}</dt>
          <dd>
            {tracking.href ? (
              <a href={tracking.href} rel="noopener noreferrer">
                {tracking.number}
              </a>
            ) : (
              tracking.number
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
