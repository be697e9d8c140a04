import type { Message } from '../../model/message.ts'

/** The fields of the order status form. */
export type OrderStatusField = 'orderNumber' | 'orderEmailAddress' | 'orderPostalCode'

/** A field of the order status form, its label, and whether the shopper sees it. */
export interface OrderStatusFieldSpec {
  readonly name: OrderStatusField
  readonly label: Message
  readonly type: 'text' | 'email'
  readonly isDisplayed: boolean
}

/** The order status form in its order; the billing zip is defined but not displayed. */
export const ORDER_STATUS_FIELDS: readonly OrderStatusFieldSpec[] = [
  {
    name: 'orderNumber',
    label: { code: 'order-status.order-number', message: 'Order Number' },
    type: 'text',
    isDisplayed: true,
  },
  {
    name: 'orderEmailAddress',
    label: { code: 'order-status.order-email', message: 'Order Email' },
    type: 'email',
    isDisplayed: true,
  },
  {
    name: 'orderPostalCode',
    label: { code: 'order-status.billing-zip', message: 'Billing Zip' },
    type: 'text',
    isDisplayed: false,
  },
]
