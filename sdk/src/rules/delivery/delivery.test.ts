import type { Finishable } from '../../model/finish.ts'
import { parseZip } from '../forms/parse-zip.ts'
import { dayAfterBusinessDays } from './day-after-business-days.ts'
import {
  deliveryDays,
  latestDelivery,
  productionDays,
  productionRange,
  transitDays,
} from './delivery-days.ts'
import { deliveryDatesText, deliveryDaysText } from './delivery-text.ts'

const productOfType = (productTypeGroup: string, name?: string): Finishable => ({
  productTypeGroup,
  services: name ? [{ upi: 'A1', specialHandling: { name } }] : [],
})

const daysTo = (zip: string, product = productOfType('Poster')) =>
  deliveryDays(product, parseZip(zip) ?? { zip, country: 'US' })

test.each([
  ['a poster', productOfType('Poster'), 3, 5],
  ['a print', productOfType('Print'), 3, 6],
  ['a laminate', productOfType('Poster', 'laminate'), 4, 7],
  ['a mount', productOfType('Print', 'mount'), 4, 8],
  ['a framed print', productOfType('Print', 'frame'), 5, 8],
  ['a canvas', productOfType('Canvas', 'canvas'), 5, 8],
])('%s is made first and then brought (PDP-37)', (_, product, from, to) => {
  expect(daysTo('66952', product)).toEqual({ from, to })
})

test.each([
  ['66952', 3, 5],
  ['10001-1234', 3, 5],
  ['60996', 3, 5],
  ['99501', 6, 9],
  ['96801', 6, 9],
  ['00901', 6, 9],
  ['K1A 0B1', 6, 10],
])('to %s it takes %d to %d business days (PDP-37)', (zip, from, to) => {
  expect(daysTo(zip)).toEqual({ from, to })
})

test.each([
  ['66952', 2, 3],
  ['99501', 3, 5],
  ['K1A 0B1', 3, 5],
])('to %s it takes %d to %d business days by express, and is always sooner', (zip, from, to) => {
  const destination = parseZip(zip) ?? { zip, country: 'US' }
  const express = deliveryDays(productOfType('Poster'), destination, 'express')
  expect(express).toEqual({ from, to })
  expect(express.to).toBeLessThan(daysTo(zip).to)
})

test('what is said of all finishes holds for each', () => {
  expect(productionRange()).toEqual({ from: 1, to: 5 })
})

test('an order is there when its last piece is', () => {
  expect(
    latestDelivery([
      { from: 2, to: 9 },
      { from: 5, to: 6 },
    ]),
  ).toEqual({ from: 5, to: 9 })
})

test.each(['66952', '99501', 'K1A 0B1'])(
  'what it takes to %s lies within what is said of its country',
  zip => {
    const parsedZip = parseZip(zip)
    const [production, transit] = [
      productionDays(productOfType('Poster')),
      transitDays(parsedZip?.country ?? 'US'),
    ]
    const { from, to } = daysTo(zip)
    expect(from).toBeGreaterThanOrEqual(production.from + transit.from)
    expect(to).toBeLessThanOrEqual(production.to + transit.to)
  },
)

test('in a page that is kept the days have no dates', () => {
  expect(deliveryDaysText({ from: 3, to: 5 })).toEqual({
    code: 'delivery.days',
    message: 'Arrives in 3 to 5 business days',
    values: { from: 3, to: 5 },
  })
})

test.each([
  ['2026-03-02T12:00:00Z', 'Arrives Thu, Mar 5 to Mon, Mar 9'],
  ['2026-03-06T23:59:59Z', 'Arrives Wed, Mar 11 to Fri, Mar 13'],
  ['2026-03-07T00:00:00Z', 'Arrives Wed, Mar 11 to Fri, Mar 13'],
  ['2025-12-29T08:00:00Z', 'Arrives Fri, Jan 2 to Tue, Jan 6'],
  // Still Monday where the shop is.
  ['2026-03-03T04:30:00Z', 'Arrives Thu, Mar 5 to Mon, Mar 9'],
])('what is ordered at %s: %s', (now, message) => {
  expect(deliveryDatesText({ from: 3, to: 5 }, Date.parse(now), 'en-US').message).toBe(message)
})

test.each([
  ['2026-11-27T12:00:00Z', 0, '2026-11-27'],
  ['2026-11-27T12:00:00Z', 2, '2026-12-01'],
  ['2026-11-28T12:00:00Z', 2, '2026-12-01'],
  ['2026-12-01T01:07:00Z', 1, '2026-12-01'],
  // New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas.
  ['2026-12-31T18:00:00Z', 1, '2027-01-04'],
  ['2026-05-22T12:00:00Z', 1, '2026-05-26'],
  ['2027-05-28T12:00:00Z', 1, '2027-06-01'],
  ['2026-05-15T12:00:00Z', 1, '2026-05-18'],
  ['2027-05-31T12:00:00Z', 4, '2027-06-04'],
  ['2025-07-03T12:00:00Z', 1, '2025-07-07'],
  ['2026-09-04T12:00:00Z', 1, '2026-09-08'],
  ['2026-09-11T12:00:00Z', 1, '2026-09-14'],
  ['2026-11-25T12:00:00Z', 1, '2026-11-27'],
  ['2026-11-18T12:00:00Z', 1, '2026-11-19'],
  ['2026-12-18T12:00:00Z', 5, '2026-12-28'],
])('what is ordered at %s and takes %i business days is there on %s', (ordered, count, day) => {
  expect(dayAfterBusinessDays(Date.parse(ordered), count)).toBe(day)
})
