import { cardGaps } from './card-gaps.ts'
import { CARD_LENGTHS } from './card-lengths.ts'
import { cardType } from './card-type.ts'
import { securityCodeLength } from './security-code-length.ts'

test.each([
  ['4', 'Visa'],
  ['4111111111111111', 'Visa'],
  ['51', 'Master Card'],
  ['55', 'Master Card'],
  ['2221', 'Master Card'],
  ['2229', 'Master Card'],
  ['2230', 'Master Card'],
  ['2299', 'Master Card'],
  ['2300', 'Master Card'],
  ['2699', 'Master Card'],
  ['2700', 'Master Card'],
  ['2719', 'Master Card'],
  ['2720', 'Master Card'],
  ['34', 'Amex'],
  ['37', 'Amex'],
  ['6011', 'Discover'],
  ['644', 'Discover'],
  ['649', 'Discover'],
  ['65', 'Discover'],
])('a number that begins with %s is a %s (CRD-03)', (digits, type) => {
  expect(cardType(digits)).toBe(type)
})

test.each([
  '',
  '0',
  '14',
  '5',
  '50',
  '56',
  '222',
  '2220',
  '2721',
  '2730',
  '2800',
  '151',
  '3',
  '33',
  '35',
  '36',
  '38',
  '134',
  '6',
  '60',
  '6010',
  '6012',
  '643',
  '66',
  '16011',
  '４111',
])('a number that begins with %j is no card that the shop takes (CRD-03)', digits => {
  expect(cardType(digits)).toBeUndefined()
})

test('the four kinds of card have their lengths (CRD-03, CRD-11)', () => {
  expect(CARD_LENGTHS).toEqual({
    Visa: [16, 18, 19],
    'Master Card': [16],
    Amex: [15],
    Discover: [16, 19],
  })
})

test.each([
  ['Visa', [4, 8, 12, 16], 3],
  ['Master Card', [4, 8, 12, 16], 3],
  ['Amex', [4, 10], 4],
  ['Discover', [4, 8, 12, 16], 3],
] as const)(
  'a %s number has gaps before the digits %j, its security code %d digits (CRD-10)',
  (type, gaps, digits) => {
    expect(cardGaps(type)).toEqual(gaps)
    expect(securityCodeLength(type)).toBe(digits)
  },
)

test('the security code of an unknown card has 3 digits', () => {
  expect(securityCodeLength(undefined)).toBe(3)
})
