import { itemCountText } from './item-count-text.ts'

test.each([
  [0, { code: 'items.none', message: '0 items' }],
  [-1, { code: 'items.none', message: '0 items' }],
  [0.9, { code: 'items.none', message: '0 items' }],
  [Number.NaN, { code: 'items.none', message: '0 items' }],
  [1, { code: 'items.in-cart', message: '1 item', values: { n: 1 } }],
  [1.5, { code: 'items.in-cart', message: '1 item', values: { n: 1 } }],
  [2, { code: 'items.in-cart', message: '2 items in cart', values: { n: 2 } }],
  [1200, { code: 'items.in-cart', message: '1200 items in cart', values: { n: 1200 } }],
])('%p pieces read %j (BSK-23, BSK-24, BSK-25, C-41)', (count, text) => {
  expect(itemCountText(count)).toEqual(text)
})
