/** The sign-in dialog in pixels. */
export const AUTH_MODAL_SIZE = { width: 407, height: 548 } as const

/** The width of the Order Status dialog in pixels. */
export const ORDER_STATUS_MODAL_WIDTH = 407

/** The width of the mini-cart in pixels at most. */
export const MINI_CART_MAX_WIDTH = 360
