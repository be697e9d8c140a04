import type { Message } from '@wallart/sdk'

/** What a shopper is told who is led back to a step. */
export const PROBLEMS: Readonly<Record<string, Message>> = {
  payment: {
    code: 'checkout.payment-declined',
    message: 'Your card was declined and nothing was charged. Please try again or use another card.',
  },
  'other-cart': {
    code: 'checkout.other-cart',
    message:
      'Your cart has changed in another tab. If an email confirms an order, it was placed. Otherwise please check this step and go on.',
  },
}

export const PAYMENT_EXPIRED: Message = {
  code: 'checkout.payment-expired',
  message: 'Your card has expired since you chose it. Please use another card.',
}

export const SEVERAL_ADDRESSES: Message = {
  code: 'checkout.several-addresses',
  message:
    'Your items were going to more than one address. Here an order goes to a single one: please choose it below.',
}

export const ORDER_CHANGED: Message = {
  code: 'checkout.changed',
  message:
    'Your order has changed since you saw it. Nothing was charged. Please check it and place it again.',
}

export const NOT_ENOUGH: Message = {
  code: 'checkout.not-enough',
  message:
    'There is no longer enough of one of your items. Nothing was charged. Please change its quantity in your cart.',
}

export const ADDRESS_GONE: Message = {
  code: 'checkout.address-gone',
  message: 'This address is no longer in your account. Please choose another one.',
}
