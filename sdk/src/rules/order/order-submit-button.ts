import type { OrderFormState } from './order-form.ts'
import type { OrderMaintenance } from './order-maintenance.ts'

/** How the Check Status button looks and whether it answers a click. */
export interface OrderSubmitButton {
  readonly loading: boolean
  readonly disabled: boolean
  readonly grey: boolean
}

/** The Check Status button: loading while a lookup runs, grey and dead during maintenance. */
export function orderSubmitButton(
  state: OrderFormState['kind'],
  { submitDisabled }: Pick<OrderMaintenance, 'submitDisabled'>,
): OrderSubmitButton {
  const loading = state === 'submitting'
  return { loading, disabled: submitDisabled || loading, grey: submitDisabled }
}
