import type { Message } from '@wallart/sdk'

/** What a shopper reads who has signed up for the newsletter (S0 §4). */
export const SUBSCRIBED: Message = { code: 'newsletter.done', message: 'You have been subscribed' }
