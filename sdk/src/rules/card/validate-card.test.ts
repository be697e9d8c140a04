import * as fc from 'fast-check'
import { checkCardNumber } from './check-card-number.ts'
import { securityCodeIssue } from './security-code-issue.ts'
import { validateCard } from './validate-card.ts'

const now = Date.UTC(2026, 0, 15)
const asking = { now, asksSecurityCode: true }
const saving = { now, asksSecurityCode: false }
const visa = { holder: ' Ann  Lee ', number: '4111 1111 1111 1111', expiry: '04/29', securityCode: ' 123 ' }
const amex = { number: '3782 822463 10005', expiry: '1/26', securityCode: '1234' }

const REQUIRED = {
  field: 'number',
  code: 'card-number.required',
  message: 'Please enter your card number.',
}
const NOT_TAKEN = {
  field: 'number',
  code: 'card-number.not-taken',
  message: 'Please use a Visa, Master Card, Amex or Discover card.',
}
const INVALID = {
  field: 'number',
  code: 'card-number.invalid',
  message: 'Please enter a valid card number.',
}
const EXPIRY = {
  field: 'expiry',
  code: 'expiry.invalid',
  message: 'Please enter the expiration date as MM/YY.',
}
const EXPIRED = {
  field: 'expiry',
  code: 'expiry.expired',
  message: 'Please use a card that has not expired.',
}
const CODE_OF_3 = {
  field: 'securityCode',
  code: 'security-code.required',
  message: 'Please enter the 3-digit security code.',
  values: { n: 3 },
}
const CODE_OF_4 = { ...CODE_OF_3, message: 'Please enter the 4-digit security code.', values: { n: 4 } }

test('a good card becomes its payload, and its security code is forgotten (CRD-01 to CRD-08, S-52)', () => {
  expect(validateCard(visa, asking)).toStrictEqual({
    ok: true,
    value: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        holder: 'Ann Lee',
        number: '4111111111111111',
        cardType: 'Visa',
        expirationMonth: 4,
        expirationYear: 2029,
        issueNumber: '',
        validFromMonth: 1,
        validFromYear: 2020,
      },
    },
  })
  expect(validateCard(amex, asking)).toMatchObject({
    ok: true,
    value: { paymentCard: { cardType: 'Amex', expirationMonth: 1, expirationYear: 2026 } },
  })
  expect(JSON.stringify(validateCard(amex, asking))).not.toContain('1234')
})

test('where no security code is asked, none is checked (CRD-01)', () => {
  expect(validateCard({ ...visa, number: '' }, saving)).toStrictEqual({ ok: false, error: [REQUIRED] })
  expect(validateCard({ ...visa, securityCode: '' }, saving)).toEqual(validateCard(visa, asking))
})

test.each([
  [{}, [REQUIRED, EXPIRY, CODE_OF_3]],
  [null, [REQUIRED, EXPIRY, CODE_OF_3]],
  [{ ...visa, number: ' - ' }, [REQUIRED]],
  [{ ...visa, number: '４１１１' }, [REQUIRED]],
  [{ ...visa, number: '1234 5678' }, [NOT_TAKEN]],
  [{ ...visa, number: '4111 1111 1111 1112' }, [INVALID]],
  [{ ...visa, number: '4' }, [INVALID]],
  [{ ...visa, expiry: '13/29' }, [EXPIRY]],
  [{ ...visa, expiry: '12/25' }, [EXPIRED]],
  [{ ...visa, securityCode: '' }, [CODE_OF_3]],
  [{ ...amex, securityCode: '123' }, [CODE_OF_4]],
  [{ ...visa, number: '', expiry: '12/25', securityCode: '1234' }, [REQUIRED, EXPIRED]],
])('the card %j gets its messages in order (CRD-03, CRD-04)', (form, error) => {
  expect(validateCard(form, asking)).toStrictEqual({ ok: false, error })
})

test.each([
  ['4111111111111111', 'Visa'],
  ['411111111111111118', 'Visa'],
  ['4111111111111111110', 'Visa'],
  ['5555 5555 5555 4444', 'Master Card'],
  ['3782-822463-10005', 'Amex'],
  ['6011111111111117', 'Discover'],
  ['6011111111111111110', 'Discover'],
])('%s is a %s number (CRD-02, CRD-03, CRD-09)', (raw, cardType) => {
  expect(checkCardNumber(raw)).toEqual({ ok: true, value: { number: raw.replace(/\D/g, ''), cardType } })
})

test.each([
  '41111111111111113',
  '4222222222222',
  '37828224631003',
  '55555555555544440',
  '601111111111111114',
  '555555555555444400',
  `4111111111111111${' '.repeat(49)}`,
  '4'.repeat(50_000),
])('%.30j is no card number, and nothing is cut off to make it one (CRD-11, S-51, SEC-27)', raw => {
  expect(checkCardNumber(raw)).toEqual({ ok: false, error: INVALID })
})

test('a card number may be written with 64 characters (SEC-27)', () => {
  expect(checkCardNumber(`4111111111111111${' '.repeat(48)}`).ok).toBe(true)
})

test.each([
  ['123', 'Visa', undefined],
  ['123', 'Master Card', undefined],
  ['123', 'Discover', undefined],
  ['1234', 'Amex', undefined],
  ['123', undefined, undefined],
  ['1234', undefined, undefined],
  ['12', undefined, CODE_OF_3],
  ['12345', undefined, CODE_OF_3],
  ['1234', 'Visa', CODE_OF_3],
  ['123', 'Amex', CODE_OF_4],
  ['12a', 'Visa', CODE_OF_3],
  ['a123', 'Amex', CODE_OF_4],
  ['１２３', 'Visa', CODE_OF_3],
  ['1'.repeat(50_000), 'Visa', CODE_OF_3],
] as const)('the security code %.10j of %p is answered with %j (CRD-03)', (code, type, issue) => {
  expect(securityCodeIssue(code, type)).toEqual(issue)
})

test('a card that was taken is taken again, and nothing makes the check stumble (CRD-01 to CRD-09)', () => {
  const number = fc.oneof(
    fc.constantFrom(visa.number, amex.number, '5555555555554444'),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789 x')) }),
    fc.anything(),
  )
  const expiry = fc.oneof(fc.constantFrom('04/29', '1/2026'), fc.anything())
  fc.assert(
    fc.property(fc.anything(), number, expiry, (holder, typed, until) => {
      const checked = validateCard({ holder, number: typed, expiry: until, securityCode: holder }, saving)
      if (!checked.ok) return
      const { paymentCard } = checked.value
      const { expirationMonth, expirationYear } = paymentCard
      const again = { ...paymentCard, expiry: `${expirationMonth}/${expirationYear}` }
      expect(validateCard(again, saving)).toEqual(checked)
    }),
  )
})
