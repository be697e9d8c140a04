/** What a shopper types, or follows a link with, to find an order. */
export interface OrderLookupInput {
  readonly orderNumber: string
  readonly email: string
}

const WHITESPACE = /[\s\u200b\u2060]+/gu

/** The typed order number and e-mail without any whitespace, the e-mail in small letters. */
export function cleanOrderLookup({ orderNumber, email }: OrderLookupInput): OrderLookupInput {
  return {
    orderNumber: orderNumber.replaceAll(WHITESPACE, ''),
    email: email.replaceAll(WHITESPACE, '').toLowerCase(),
  }
}
