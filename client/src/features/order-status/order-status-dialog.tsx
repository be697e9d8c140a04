import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'
import type { FormState } from '../../framework/action.ts'
import { useLeaving } from '../../framework/use-leaving.ts'
import { FoundOrder } from './found-order.tsx'
import type { OrderDetailView } from './order-detail-view.ts'
import { useOrderMaintenance } from './use-order-maintenance.ts'
import { OrderStatusForm } from './order-status-form.tsx'
import { WhereToLook } from './where-to-look.tsx'

interface OrderStatusDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose'> {
  /** What a search has come to before the dialog opened. */
  readonly state?: FormState
  /** What was found before the dialog opened. */
  readonly found?: OrderDetailView
}

/** The order status form, and in its place the order that it found, in the whole window (ORD-22 to ORD-24). */
export function OrderStatusDialog({ isOpen, onClose, state, found }: OrderStatusDialogProps) {
  const t = useTranslate()
  const maintenance = useOrderMaintenance()
  const [order, setOrder] = useState(found)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // The next one may be another shopper; and an answer may come after the dialog was closed.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setOrder(undefined)
  }
  useLeaving(onClose)
  if (!order)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t({ code: 'order-status.order-status', message: 'Order Status' })}
        size="small"
      >
        <OrderStatusForm maintenance={maintenance} {...(state && { state })} onFound={setOrder} />
        <WhereToLook />
      </Dialog>
    )
  const { orderNumber } = order
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t({ code: 'orders.order', message: `Order ${orderNumber}`, values: { orderNumber } })}
      position="full"
      size="large"
    >
      <FoundOrder order={order} onBack={found ? onClose : () => setOrder(undefined)} />
    </Dialog>
  )
}
