import { orderMaintenance } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'
import type { FormState } from '../../framework/action.ts'
import type { OrderDetailView } from './order-detail-view.ts'
import { OrderStatusForm } from './order-status-form.tsx'

interface OrderStatusDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose'> {
  /** What a search has come to before the dialog opened. */
  readonly state?: FormState<OrderDetailView>
}

export function OrderStatusDialog({ state, ...props }: OrderStatusDialogProps) {
  const t = useTranslate()
  const [maintenance] = useState(() => orderMaintenance(Date.now()))
  return (
    <Dialog {...props} title={t({ code: 'order-status.order-status', message: 'Order Status' })} size="small">
      <OrderStatusForm maintenance={maintenance} {...(state && { state })} />
    </Dialog>
  )
}
