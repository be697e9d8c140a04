import { tokenClaims } from '../auth/token-claims.ts'
import * as testing from './testing.ts'

test.each([
  [testing.sampleCategory({ name: 'Office' }), { id: 'rooms', name: 'Office' }],
  [testing.sampleProductGroup({ title: '' }), { title: '', defaultUpi: 'A1042' }],
  [testing.sampleVariant({ upi: 'B1' }), { upi: 'B1', sizeCode: '18x24' }],
  [testing.sampleListing({ total: 0 }), { total: 0, currency: 'USD' }],
  [testing.sampleHit({ price: 1 }), { price: 1, productId: 'A1042' }],
  [testing.sampleBasket({ productItems: [] }), { productItems: [], basketId: 'basket-1' }],
  [testing.sampleBasketItem({ quantity: 9 }), { quantity: 9, itemId: 'item-1' }],
  [testing.sampleCustomer({ email: null }), { email: null, firstName: 'Jane' }],
  [testing.sampleGuestOrder({ status: 'OPEN' }), { status: 'OPEN', orderNumber: 'W123456789' }],
  [testing.sampleGuestOrderItem({ total: 1 }), { total: 1, quantity: 2 }],
  [testing.sampleSuggestions({ categorySuggestions: null }), { categorySuggestions: null }],
  [testing.sampleArtProduct({ upi: 'B1' }), { upi: 'B1', title: 'Quiet Ridge' }],
  [testing.sampleOrder({ status: 'open' }), { status: 'open', orderNo: 'W123456789' }],
  [testing.sampleOrderItem({ quantity: 9 }), { quantity: 9, price: 59.98 }],
  [testing.samplePlatformProduct({ price: 1 }), { price: 1, id: 'zone-1042' }],
  [testing.sampleProductList({ id: 'list-2' }), { id: 'list-2', type: 'wish_list' }],
  [testing.sampleToken({ usid: 'usid-2' }), { usid: 'usid-2', expires_in: 1800 }],
  [testing.sampleRecommendation({ recs: [] }), { recs: [], recoUUID: 'reco-1' }],
])('a sample is changed where a test says so, and only there', (sample, expected) => {
  expect(sample).toMatchObject(expected)
})

test.each([
  [{}, { customerType: 'guest', customerId: 'customer-1', usid: 'usid-1' }],
  [
    { customerType: 'registered', customerId: 'c2' } as const,
    { customerType: 'registered', customerId: 'c2' },
  ],
  [
    { usid: 'usid-2', exp: 1_900_000_000 },
    { usid: 'usid-2', endsAt: 1_900_000_000_000 },
  ],
])('the access token of %j says so', (owner, claims) => {
  expect(tokenClaims(testing.sampleAccessToken(owner))).toMatchObject(claims)
})
