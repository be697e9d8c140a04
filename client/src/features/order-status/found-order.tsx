import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { OrderDetailView } from './order-detail-view.ts'
import { BuyOrderAgain } from './buy-order-again.tsx'
import { OrderDetail } from './order-detail.tsx'
import styles from './found-order.module.css'

interface FoundOrderProps {
  readonly order: OrderDetailView
  readonly onBack: () => void
}

/** An order that was looked up, with the way back to the form. */
export function FoundOrder({ order, onBack }: FoundOrderProps) {
  const t = useTranslate()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => answer.current?.focus(), [])
  return (
    <div ref={answer} tabIndex={-1} className={styles.found}>
      <div className={styles.tools}>
        <Button look="quiet" onClick={onBack}>
          <Icon name="back" /> {t({ code: 'order-status.back', message: 'Back' })}
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t({ code: 'confirmation.print', message: 'Print' })}
        </Button>
      </div>
      <OrderDetail order={order} />
      <BuyOrderAgain order={order} />
    </div>
  )
}
