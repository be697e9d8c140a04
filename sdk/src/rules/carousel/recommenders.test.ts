import { SIMILAR_ITEMS_DEFAULT_COUNT, SIMILAR_ITEMS_PAGE_COUNT } from './recommenders.ts'

test('the product page asks for 20 similar items, others for 10 (REC-22, REC-23)', () => {
  expect([SIMILAR_ITEMS_PAGE_COUNT, SIMILAR_ITEMS_DEFAULT_COUNT]).toEqual([20, 10])
})
