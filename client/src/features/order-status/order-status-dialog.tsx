import { orderMaintenance } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translate.ts'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'
import { OrderStatusForm } from './order-status-form.tsx'

export function OrderStatusDialog(props: Pick<DialogProps, 'isOpen' | 'onClose'>) {
  const t = useTranslate()
  const [maintenance] = useState(() => orderMaintenance(Date.now()))
  return (
    <Dialog {...props} title={t({ code: 'order-status.order-status', message: 'Order Status' })} size="small">
      <OrderStatusForm maintenance={maintenance} />
    </Dialog>
  )
}
