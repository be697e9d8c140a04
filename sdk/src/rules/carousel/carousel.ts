/** How many slides the 'You May Also Like' carousel shows. */
export const RECOMMENDATIONS_VISIBLE = { desktop: 5, mobile: 2 } as const

/** How the product scroller behaves. */
export const PRODUCT_SCROLLER = { visible: 3, placeholders: 4 } as const

/** How the product carousel behaves. */
export const PRODUCT_CAROUSEL = {
  visible: 4,
  scrolled: 4,
  isInfinite: true,
  isDraggable: true,
  speedMs: 500,
} as const

/** Whether a carousel or scroller has arrows: only when there is more than what is visible. */
export function hasArrows(count: number, visible: number): boolean {
  return count > visible
}
