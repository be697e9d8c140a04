import * as fc from 'fast-check'
import { PRODUCT_TYPE_GROUPS, productTypeGroup } from './product-type-group.ts'

test('the shop knows five groups of goods (OPT-15)', () => {
  expect(PRODUCT_TYPE_GROUPS).toEqual(['poster', 'canvas', 'print', 'photo', 'stand up'])
})

test.each([
  ['Print', 'print'],
  ['Photo', 'photo'],
  ['Poster', 'poster'],
  ['Canvas', 'canvas'],
  ['poster', 'poster'],
  ['canvas', 'canvas'],
  ['print', 'print'],
  ['photo', 'photo'],
  ['stand up', 'stand up'],
  [' STAND UP ', 'stand up'],
  ['tapestry', undefined],
  ['posters', undefined],
  ['', undefined],
  [undefined, undefined],
])('a group delivered as %p is understood as %p (OPT-15, C-19)', (delivered, group) => {
  expect(productTypeGroup(delivered)).toBe(group)
})

test('no delivered name upsets the shop (OPT-15)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), delivered => {
      const group = productTypeGroup(delivered)
      expect([undefined, ...PRODUCT_TYPE_GROUPS]).toContain(group)
    }),
  )
})
