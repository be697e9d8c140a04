/** What a shopper reads who has signed up for the newsletter (S0 §4). */
export const SUBSCRIBED = 'You have been subscribed'
