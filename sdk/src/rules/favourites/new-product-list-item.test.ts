import { newProductListItem } from './new-product-list-item.ts'

test('a picture is kept once, privately, with priority 1 (FAV-05, FAV-06, FAV-07, FAV-08, FAV-09)', () => {
  expect(newProductListItem('IMG1')).toStrictEqual({
    productId: 'IMG1',
    quantity: 1,
    public: false,
    priority: 1,
    type: 'product',
  })
})
