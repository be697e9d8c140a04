import { BREAKPOINTS, isDesktop } from './breakpoints.ts'
import { AUTH_MODAL_SIZE, MINI_CART_MAX_WIDTH, ORDER_STATUS_MODAL_WIDTH } from './overlay-sizes.ts'

test('layouts change at 345, 360, 768, 992 and 1024 pixels (CON-01, CON-02, CON-05)', () => {
  expect(BREAKPOINTS).toEqual({ '2xs': 345, xs: 360, tablet: 768, desktop: 992, dlg: 1024 })
})

test.each([
  [991, false],
  [991.9, false],
  [992, true],
  [1440, true],
  [Number.NaN, false],
])('a viewport of %p pixels is a desktop: %p (SHL-18)', (width, desktop) => {
  expect(isDesktop(width)).toBe(desktop)
})

test('the dialogs are 407 by 548 and 407 wide, the mini-cart 360 at most (CON-05, BSK-05)', () => {
  expect([AUTH_MODAL_SIZE, ORDER_STATUS_MODAL_WIDTH, MINI_CART_MAX_WIDTH]).toEqual([
    { width: 407, height: 548 },
    407,
    360,
  ])
})
