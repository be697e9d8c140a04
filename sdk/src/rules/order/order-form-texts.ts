import type { Message } from '../../model/message.ts'

/** The sentence above the order status form. */
export const ORDER_FORM_INTRO: Message<'order.intro'> = {
  code: 'order.intro',
  message: "See your order even if you don't have an account. Enter the order number and email address.",
}

/** The label of the button under the order status form. */
export const ORDER_FORM_SUBMIT: Message<'order.submit'> = { code: 'order.submit', message: 'Check Status' }
