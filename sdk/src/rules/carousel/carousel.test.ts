import { PRODUCT_CAROUSEL, PRODUCT_SCROLLER, RECOMMENDATIONS_VISIBLE, hasArrows } from './carousel.ts'

test('the recommendations carousel shows 5 on a desktop and 2 on a phone (REC-02, REC-03, C-24)', () => {
  expect(RECOMMENDATIONS_VISIBLE).toEqual({ desktop: 5, mobile: 2 })
})

test('the product scroller has 4 placeholders and shows 3 products without arrows (REC-05, REC-06, C-24)', () => {
  expect(PRODUCT_SCROLLER).toEqual({ visible: 3, placeholders: 4 })
})

test('the product carousel shows and scrolls 4, is infinite and draggable, and takes 500 ms (GUI-20, C-24, CON-05)', () => {
  expect(PRODUCT_CAROUSEL).toEqual({
    visible: 4,
    scrolled: 4,
    isInfinite: true,
    isDraggable: true,
    speedMs: 500,
  })
})

test.each([
  [0, RECOMMENDATIONS_VISIBLE.desktop, false],
  [5, RECOMMENDATIONS_VISIBLE.desktop, false],
  [6, RECOMMENDATIONS_VISIBLE.desktop, true],
  [2, RECOMMENDATIONS_VISIBLE.mobile, false],
  [3, RECOMMENDATIONS_VISIBLE.mobile, true],
  [3, PRODUCT_SCROLLER.visible, false],
  [4, PRODUCT_SCROLLER.visible, true],
])('%p products where %p are visible: arrows %p (REC-04, REC-05, C-24)', (count, visible, arrows) => {
  expect(hasArrows(count, visible)).toBe(arrows)
})
