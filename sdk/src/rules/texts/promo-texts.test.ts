import { PROMO_APPLIED, PROMO_APPLY_FAILED, PROMO_REMOVED, PROMO_WAITING } from './promo-texts.ts'

test('a promo code says what became of it (PRM-07, PRM-08, PRM-09)', () => {
  expect([PROMO_APPLY_FAILED, PROMO_APPLIED, PROMO_REMOVED, PROMO_WAITING]).toEqual([
    {
      code: 'promo.failed',
      message: 'Check the code and try again, it may already be applied or the promo has expired.',
    },
    { code: 'promo.applied', message: 'Promotion applied' },
    { code: 'promo.removed', message: 'Promotion removed' },
    {
      code: 'promo.waiting',
      message: 'Code saved. It applies as soon as your cart meets its condition.',
    },
  ])
})
