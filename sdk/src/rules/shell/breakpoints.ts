/** The viewport widths in pixels from which a layout holds. */
export const BREAKPOINTS = { '2xs': 345, xs: 360, tablet: 768, desktop: 992, dlg: 1024 } as const

/** Whether a viewport is wide enough for the desktop layout and its hover menus. */
export function isDesktop(viewportWidth: number): boolean {
  return viewportWidth >= BREAKPOINTS.desktop
}
