import type { OrderItem } from '../../model/order.ts'
import { orderItemView } from './order-item-view.ts'

const usd = (minor: number): { minor: number; currency: string } => ({ minor, currency: 'USD' })
const bare: OrderItem = { total: usd(4000), quantity: 2, statuses: [], attributes: [] }

test('a piece shows everything that is known of it (ORD-38 to ORD-43, S-55)', () => {
  const item: OrderItem = {
    ...bare,
    upi: 'A1042',
    productName: 'Quiet Ridge',
    description: 'A ridge',
    imageUrl: '/img/1.jpg',
    productUrl: '/products/quiet-ridge-A1042',
    listPrice: usd(5000),
    height: '18"',
    width: '24"',
    productTypeDescription: 'Art Print',
    statuses: ['Shipped', 'Packed'],
    shippingInfo: { shippedMethod: 'Ground', trackingNumber: '1Z9', trackingUrl: 'https://t.example/1Z9' },
  }
  expect(orderItemView(item)).toStrictEqual({
    name: 'Quiet Ridge',
    quantity: 2,
    price: usd(4000),
    attributes: [],
    listPrice: usd(5000),
    imageUrl: '/img/1.jpg',
    productHref: '/products/quiet-ridge-A1042',
    status: { text: 'Shipped', tone: 'progress' },
    productType: 'Art Print',
    size: '18" x 24"',
    shippingMethod: 'Ground',
    tracking: { number: '1Z9', href: 'https://t.example/1Z9' },
  })
})

test('a piece of which little is known shows no gaps (ORD-38)', () => {
  expect(orderItemView(bare)).toStrictEqual({ name: '', quantity: 2, price: usd(4000), attributes: [] })
  expect(orderItemView({ ...bare, description: 'A ridge' }).name).toBe('A ridge')
  expect(orderItemView({ ...bare, productName: '', description: 'A ridge' }).name).toBe('A ridge')
})

test.each([
  [4000, undefined],
  [3999, usd(3999)],
  [4001, usd(4001)],
])('beside 4000 a list price of %p is struck through only when different (ORD-39)', (minor, struck) => {
  expect(orderItemView({ ...bare, listPrice: usd(minor) }).listPrice).toEqual(struck)
})

test.each([
  [{ height: '18 in', width: '24 in' }, '18 in x 24 in'],
  [{ height: '18 in' }, undefined],
  [{ width: '24 in' }, undefined],
  [{ height: '', width: '24 in' }, undefined],
])('the size of %j reads %p, height first (ORD-41, S-55)', (measures, size) => {
  expect(orderItemView({ ...bare, ...measures }).size).toBe(size)
})

test.each([
  [{ productUrl: '/products/x-A1', upi: 'A2' }, '/products/x-A1'],
  [{ productUrl: 'https://elsewhere.example/x', upi: 'A2' }, '/product/A2'],
  [{ productUrl: '//elsewhere.example', upi: 'A2' }, '/product/A2'],
  [{ productUrl: 'javascript:alert(1)' }, undefined],
  [{ upi: 'A2' }, '/product/A2'],
  [{ upi: 'A' }, undefined],
  [{ upi: 'A'.repeat(20) }, `/product/${'A'.repeat(20)}`],
  [{ upi: 'A'.repeat(21) }, undefined],
  [{ upi: '../x' }, undefined],
  [{ upi: 'A1/x' }, undefined],
  [{}, undefined],
])('the piece %j links to %p, never off the site (ORD-38)', (item, href) => {
  expect(orderItemView({ ...bare, ...item }).productHref).toBe(href)
})
