import { GIFT_CARD_MESSAGE_MAX, validateGiftCard } from './validate-gift-card.ts'

const TERMS = { currency: 'USD', now: Date.UTC(2026, 10, 24, 12), designs: ['dunes', 'waves'] }

const FORM = {
  amount: '50',
  recipientName: ' Ben Lee ',
  recipientEmail: 'ben@example.com',
  senderName: 'Ann',
  message: ' Happy birthday!\nAnn ',
  deliveryDate: '2026-12-24',
  design: 'waves',
}

test('a form that is filled in is a gift card', () => {
  expect(validateGiftCard(FORM, TERMS)).toEqual({
    ok: true,
    value: {
      amount: { minor: 5000, currency: 'USD' },
      recipientName: 'Ben Lee',
      recipientEmail: 'ben@example.com',
      senderName: 'Ann',
      message: 'Happy birthday!\nAnn',
      deliveryDate: '2026-12-24',
      design: 'waves',
    },
  })
})

test.each([
  [{ other: '75.50' }, { amount: { minor: 7550, currency: 'USD' } }],
  [{ deliveryDate: '' }, { deliveryDate: '2026-11-24' }],
  [{ deliveryDate: '2026-11-23' }, { deliveryDate: '2026-11-23' }],
  [{ deliveryDate: '2027-11-24' }, { deliveryDate: '2027-11-24' }],
  [{ message: undefined }, { message: '' }],
  [{ message: 'x'.repeat(300) }, { message: 'x'.repeat(300) }],
  [{ design: 'unknown' }, { design: 'dunes' }],
])('with %j it is one with %j', (change, value) => {
  expect(validateGiftCard({ ...FORM, ...change }, TERMS)).toMatchObject({ ok: true, value })
})

test.each([
  [{ amount: '5' }, 'amount', 'gift-card.amount-invalid'],
  [{ other: '1001' }, 'other', 'gift-card.amount-invalid'],
  [{ recipientName: ' ' }, 'recipientName', 'gift-card.recipient-required'],
  [{ recipientEmail: 'ben' }, 'recipientEmail', 'email.invalid'],
  [{ senderName: '' }, 'senderName', 'gift-card.sender-required'],
  [{ message: 'x'.repeat(GIFT_CARD_MESSAGE_MAX + 1) }, 'message', 'gift-card.message-too-long'],
  [{ deliveryDate: '2026-11-22' }, 'deliveryDate', 'gift-card.date-invalid'],
  [{ deliveryDate: '2027-11-25' }, 'deliveryDate', 'gift-card.date-invalid'],
  [{ deliveryDate: '2027-02-30' }, 'deliveryDate', 'gift-card.date-invalid'],
  [{ deliveryDate: 'soon' }, 'deliveryDate', 'gift-card.date-invalid'],
  [{ deliveryDate: '2026-12-24T12:00' }, 'deliveryDate', 'gift-card.date-invalid'],
  [{ deliveryDate: '+002026-12-24' }, 'deliveryDate', 'gift-card.date-invalid'],
])('with %j the field %s says %s', (change, field, code) => {
  const checked = validateGiftCard({ ...FORM, ...change }, TERMS)
  expect(checked).toMatchObject({ ok: false, error: [{ field, code }] })
})

test('an empty form is told everything that it lacks, in whole sentences', () => {
  const checked = validateGiftCard({ message: 'x'.repeat(301), deliveryDate: 'soon' }, TERMS)
  expect(checked.ok ? [] : checked.error.map(({ message }) => message)).toEqual([
    'Please choose an amount from $10 to $1,000.',
    'Please enter who receives it.',
    'Please enter a valid email address.',
    'Please enter who it is from.',
    'Please shorten your message to 300 characters.',
    'Please choose a day from today to a year from now.',
  ])
  expect(validateGiftCard(undefined, TERMS).ok).toBe(false)
})
