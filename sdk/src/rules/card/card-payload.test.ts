import * as fc from 'fast-check'
import { cardPayload } from './card-payload.ts'
import { maskedCardPayload } from './masked-card-payload.ts'

const card = { number: '4111 1111 1111 1111', cardType: 'Visa', expiry: { month: 4, year: 2029 } } as const

test('a card is sent exactly as specified (CRD-01 to CRD-08, S-52)', () => {
  expect(cardPayload(card)).toStrictEqual({
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      number: '4111111111111111',
      cardType: 'Visa',
      expirationMonth: 4,
      expirationYear: 2029,
      issueNumber: '',
      validFromMonth: 1,
      validFromYear: 2020,
    },
  })
})

test.each(['Visa', 'Master Card', 'Amex', 'Discover'] as const)('a %s is called so (CRD-03)', cardType => {
  expect(cardPayload({ ...card, cardType }).paymentCard.cardType).toBe(cardType)
})

test('the holder is named where known (CRD-01)', () => {
  expect(cardPayload({ ...card, holder: 'Ann Lee' }).paymentCard.holder).toBe('Ann Lee')
  expect('holder' in cardPayload({ ...card, holder: '' }).paymentCard).toBe(false)
})

test('a basket learns only the last four digits of a card (CRD-03, SEC-30)', () => {
  expect(maskedCardPayload(cardPayload({ ...card, holder: 'Ann Lee' }))).toStrictEqual({
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      holder: 'Ann Lee',
      maskedNumber: '************1111',
      cardType: 'Visa',
      expirationMonth: 4,
      expirationYear: 2029,
    },
  })
  expect('holder' in maskedCardPayload(cardPayload(card)).paymentCard).toBe(false)
})

test.each([
  ['378282246310005', '***********0005'],
  ['123456789', '*****6789'],
  ['12345678', '********'],
  ['1234', '****'],
  ['', ''],
])('of the number %j a basket learns %j (SEC-30)', (number, maskedNumber) => {
  expect(maskedCardPayload(cardPayload({ ...card, number })).paymentCard.maskedNumber).toBe(maskedNumber)
})

test('a masked card never holds five digits in a row (SEC-30)', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,30}$/), number => {
      const masked = maskedCardPayload(cardPayload({ ...card, number })).paymentCard.maskedNumber
      expect(masked).toMatch(/^\**\d{0,4}$/)
      expect(masked).toHaveLength(number.length)
    }),
  )
})
