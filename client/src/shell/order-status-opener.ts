import type { FocusEvent, MouseEvent, PointerEvent } from 'react'

/** Said of a link of the frame that opens the look-up of an order over the page. */
export const ORDER_STATUS_LINK = { 'aria-haspopup': 'dialog', 'data-opens': 'order-status' } as const

interface OrderStatusOpener {
  readonly prepare: () => void
  readonly open: () => void
}

/** What the links of an island do that open the look-up of an order. */
export function orderStatusListeners({ prepare, open }: OrderStatusOpener) {
  const prepareFor = ({ target }: PointerEvent | FocusEvent) => {
    if (opensOrderStatus(target)) prepare()
  }
  return {
    onPointerOver: prepareFor,
    onFocus: prepareFor,
    onClick: (event: MouseEvent) => {
      if (!opensOrderStatus(event.target)) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      open()
    },
  }
}

function opensOrderStatus(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`[data-opens='order-status']`) !== null
}
