/** The amount a gift card has unless another is chosen (S0 §9). */
export const GIFT_CARD_AMOUNT = 50

/** Where gift cards are sold (S0 §2). */
export const GIFT_CARD_LINK = '/gift-cards/GC0025?amount=50&pid=GC0025-2'
