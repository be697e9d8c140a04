import {
  PRODUCT_PAGE_RECOMMENDERS,
  SIMILAR_ITEMS_DEFAULT_COUNT,
  SIMILAR_ITEMS_PAGE_COUNT,
} from './recommenders.ts'

test('each brand has its own recommender on the product page (REC-09, REC-10)', () => {
  expect(PRODUCT_PAGE_RECOMMENDERS).toEqual({
    Art: 'PDP-recommendations',
    AllPosters: 'APC-PDP-recommendations',
  })
})

test('the product page asks for 20 similar items, others for 10 (REC-22, REC-23)', () => {
  expect([SIMILAR_ITEMS_PAGE_COUNT, SIMILAR_ITEMS_DEFAULT_COUNT]).toEqual([20, 10])
})
