import type { OrderItem, ShippingInfo } from '../../model/order.ts'
import { orderShipments } from './order-shipments.ts'

const piece = (status: string, shippingInfo?: ShippingInfo): OrderItem => ({
  total: { minor: 100, currency: 'USD' },
  quantity: 1,
  statuses: [status],
  attributes: [],
  ...(shippingInfo && { shippingInfo }),
})
const UPS = { carrier: 'UPS', trackingNumber: '1Z9', expectedDate: '2026-12-01' }
const DHL = { carrier: 'DHL', trackingNumber: ' 4711 ', trackingUrl: 'https://track.example/4711' }

const shipments = (...items: readonly OrderItem[]) => orderShipments({ status: 'new', items }, 'en-US')

test('pieces of one tracking number are one parcel, those without one wait together by their stage', () => {
  const parcels = shipments(
    piece('Shipped', UPS),
    piece('In Production'),
    piece('Delivered', DHL),
    piece('Shipped', UPS),
    piece('Processing', { shippedMethod: 'Ground' }),
    piece('Cancelled'),
  )
  expect(parcels.map(({ pieces, status }) => [pieces, status.text])).toEqual([
    [[0, 3], 'Shipped'],
    [[1, 4], 'In Production'],
    [[2], 'Delivered'],
    [[5], 'Cancelled'],
  ])
  expect(parcels[0]).toMatchObject({
    carrier: 'UPS',
    expected: 'December 1, 2026',
    tracking: { number: '1Z9' },
  })
  expect(parcels[1]).toMatchObject({ shippingMethod: 'Ground' })
  expect(parcels[2]?.tracking).toEqual({ number: '4711', href: 'https://track.example/4711' })
  expect(parcels.map(({ timeline }) => timeline.stopped)).toEqual([false, false, false, true])
})

test.each([
  ['Shipped', '2026-12-01', 'December 1, 2026'],
  ['In Production', '2026-12-01T10:00:00Z', 'December 1, 2026'],
  ['Shipped', 'soon', undefined],
  ['Delivered', '2026-12-01', undefined],
  ['Returned', '2026-12-01', undefined],
  ['Refunded', '2026-12-01', undefined],
  ['Cancelled', '2026-12-01', undefined],
])('a parcel that is %j and expected on %j says %j', (status, expectedDate, expected) => {
  expect(shipments(piece(status, { ...UPS, expectedDate }))[0]?.expected).toBe(expected)
})

test('an order without pieces has no parcel, and pieces without a status have that of the order', () => {
  expect(shipments()).toEqual([])
  const silent = { ...piece(''), statuses: [] }
  expect(shipments(silent)[0]?.status.text).toBe('new')
})

test('pieces that go to different addresses wait apart, and each parcel says where it goes', () => {
  const ann = {
    firstName: 'Ann',
    lastName: 'Lee',
    addressLine1: '1 Elm',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
  }
  const bob = { ...ann, firstName: 'Bob', city: 'Anchorage', state: 'AK', zip: '99501' }
  const items = [piece('Placed', {}), piece('Placed', { address: bob }), piece('Placed', {})]
  const parcels = orderShipments({ status: 'Placed', items, shippingAddress: ann }, 'en-US')
  expect(parcels.map(({ pieces, address }) => [pieces, address])).toEqual([
    [
      [0, 2],
      ['Ann Lee', '1 Elm', 'Austin, TX 78701'],
    ],
    [[1], ['Bob Lee', '1 Elm', 'Anchorage, AK 99501']],
  ])
  expect(shipments(piece('Placed', {}))[0]).not.toHaveProperty('address')
})

test('gift cards are no parcel, and what was cancelled before it left has no carrier', () => {
  const giftCard = { ...piece('Placed'), productTypeDescription: 'Gift Card' }
  const parcels = shipments(giftCard, piece('Shipped', UPS), giftCard, piece('Cancelled', { carrier: 'UPS' }))
  expect(parcels.map(({ pieces, isEmailed, carrier }) => [pieces, isEmailed, carrier])).toEqual([
    [[1], undefined, 'UPS'],
    [[3], undefined, undefined],
    [[0, 2], true, undefined],
  ])
})
