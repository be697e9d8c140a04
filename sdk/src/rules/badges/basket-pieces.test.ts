import { basketPieces } from './basket-pieces.ts'

const item = {
  itemId: 'i1',
  productId: 'p1',
  productName: 'Quiet Ridge',
  quantity: 2,
  price: { minor: 100, currency: 'USD' },
  priceAdjustments: [],
}
const giftCard = {
  giftCardItemId: 'g1',
  amount: { minor: 5000, currency: 'USD' },
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
}

test.each([
  [undefined, 0],
  [null, 0],
  [{ productItems: [item], giftCards: [] }, 2],
  [{ productItems: [item], giftCards: [giftCard] }, 3],
])('%j has %i pieces', (basket, count) => {
  expect(basketPieces(basket)).toBe(count)
})
