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
  [testing.sampleRecommendation({ recs: [] }), { recs: [], recoUUID: 'reco-1' }],
])('a sample is changed where a test says so, and only there', (sample, expected) => {
  expect(sample).toMatchObject(expected)
})
