import { ORDER_MAINTENANCE_WINDOW, orderMaintenance } from './order-maintenance.ts'

const WARNING =
  'The tracking service will be temporarily unavailable from Friday May 23 6:00 PM EDT through Tuesday May 27 12:00 PM EDT.'
const CLOSURE =
  'The service is down for scheduled maintenance. Please check again after Tuesday May 27 12:00 PM EDT.'

test('the window is the specified one and near means seven days (ORD-48, S-03, CON-05)', () => {
  expect(ORDER_MAINTENANCE_WINDOW).toEqual({
    start: Date.parse('2025-05-23T22:00:00Z'),
    end: Date.parse('2025-05-27T16:00:00Z'),
    nearMs: 7 * 24 * 60 * 60 * 1000,
  })
})

test.each([
  ['2025-01-01T00:00:00.000Z', 'before', false, undefined],
  ['2025-05-16T21:59:59.999Z', 'before', false, undefined],
  ['2025-05-16T22:00:00.000Z', 'near', false, WARNING],
  ['2025-05-23T21:59:59.999Z', 'near', false, WARNING],
  ['2025-05-23T22:00:00.000Z', 'during', true, CLOSURE],
  ['2025-05-27T15:59:59.999Z', 'during', true, CLOSURE],
  ['2025-05-27T16:00:00.000Z', 'after', false, undefined],
  ['2026-01-01T00:00:00.000Z', 'after', false, undefined],
  ['no moment at all', 'after', false, undefined],
])(
  'at %s it is %s (ORD-48, ORD-49, ORD-50, ORD-51, ORD-52, ORD-54, S-03, S-04, S-05)',
  (moment, state, submitDisabled, notice) => {
    const maintenance = orderMaintenance(Date.parse(moment))
    expect({ ...maintenance, notice: maintenance.notice?.message }).toEqual({ state, submitDisabled, notice })
  },
)

test('the notices can be translated (ORD-50, ORD-51)', () => {
  const { start, end } = ORDER_MAINTENANCE_WINDOW
  expect(orderMaintenance(start - 1).notice).toMatchObject({
    code: 'order.maintenance-near',
    values: { start: 'Friday May 23 6:00 PM EDT', end: 'Tuesday May 27 12:00 PM EDT' },
  })
  expect(orderMaintenance(end - 1).notice).toMatchObject({
    code: 'order.maintenance',
    values: { end: 'Tuesday May 27 12:00 PM EDT' },
  })
})

test.each([
  ['fr-CA', /^mardi 27 mai à 12 h 00 \S+$/],
  ['es-US', /^martes 27 de mayo 12:00 p\. ?m\. \S+$/],
])('in %s the end is said in its words (S-05)', (locale, end) => {
  const { notice } = orderMaintenance(ORDER_MAINTENANCE_WINDOW.start, ORDER_MAINTENANCE_WINDOW, locale)
  expect(notice?.values?.['end']).toMatch(end)
})

test('another window is announced with its own times, in winter as EST (ORD-50)', () => {
  const start = Date.parse('2026-12-05T14:05:00Z')
  const window = { start, end: start + 1, nearMs: 1 }
  expect(orderMaintenance(start - 2, window)).toEqual({ state: 'before', submitDisabled: false })
  expect(orderMaintenance(start - 1, window).notice?.message).toBe(
    'The tracking service will be temporarily unavailable from Saturday December 5 9:05 AM EST through Saturday December 5 9:05 AM EST.',
  )
  expect(orderMaintenance(start, window).state).toBe('during')
  expect(orderMaintenance(start + 1, window).state).toBe('after')
})
