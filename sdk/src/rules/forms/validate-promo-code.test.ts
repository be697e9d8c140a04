import * as fc from 'fast-check'
import { PROMO_CODE_MIN_LENGTH, canApplyPromoCode, validatePromoCode } from './validate-promo-code.ts'

test.each([
  ['', false],
  ['AB', false],
  [' AB ', false],
  ['ABC', true],
  [' ABC ', true],
  ['SAVE 20', true],
  ['A'.repeat(256), true],
  ['A'.repeat(50_000), false],
])('Apply for %.20j is enabled: %p (PRM-04)', (typed, enabled) => {
  expect(canApplyPromoCode(typed)).toBe(enabled)
})

test('three characters enable Apply (PRM-04, CON-05)', () => {
  expect(PROMO_CODE_MIN_LENGTH).toBe(3)
})

test.each([{}, null, { code: '' }, { code: '   ' }, { code: 'AB' }, { code: 300 }, { code: ['ABC'] }])(
  'the promo code in %j is required (PRM-03)',
  form => {
    expect(validatePromoCode(form)).toEqual({
      ok: false,
      error: [{ field: 'code', code: 'promo-code.required', message: 'Please provide a valid promo code.' }],
    })
  },
)

test('a promo code is trimmed and keeps its case (PRM-03)', () => {
  expect(validatePromoCode({ code: ' Save20 ' })).toEqual({ ok: true, value: { code: 'Save20' } })
})

test('a cleaned promo code stays as it is, and nothing makes the check stumble (PRM-03)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), code => {
      const checked = validatePromoCode({ code })
      expect(checked.ok ? validatePromoCode(checked.value) : checked).toEqual(checked)
    }),
  )
})
