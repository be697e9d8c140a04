import type { Message } from '../../model/message.ts'

/** A promo code was not accepted. */
export const PROMO_APPLY_FAILED: Message<'promo.failed'> = {
  code: 'promo.failed',
  message: 'Check the code and try again, it may already be applied or the promo has expired.',
}

/** A promo code was accepted. */
export const PROMO_APPLIED: Message<'promo.applied'> = { code: 'promo.applied', message: 'Promotion applied' }

/** A promo code was taken out again. */
export const PROMO_REMOVED: Message<'promo.removed'> = { code: 'promo.removed', message: 'Promotion removed' }

/** A promo code is in the basket and waits for its condition. */
export const PROMO_WAITING: Message<'promo.waiting'> = {
  code: 'promo.waiting',
  message: 'Code saved. It applies as soon as your cart meets its condition.',
}
