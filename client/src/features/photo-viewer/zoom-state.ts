/** How a picture lies in the window that shows it large: how many times its size, and how far off the middle in pixels. */
export interface ZoomState {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A point or a distance in pixels, measured from the middle of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface ZoomBox {
  readonly width: number
  readonly height: number
}

export const INITIAL_ZOOM: ZoomState = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

export const TAP_SCALE = 2.5

/** The picture that many times larger, while the point stays where it is. */
export function zoomedBy(state: ZoomState, factor: number, { x, y }: Point, box: ZoomBox): ZoomState {
  const scale = Math.min(MAX_SCALE, Math.max(1, state.scale * factor))
  const ratio = scale / state.scale
  return clamped({ scale, x: x - (x - state.x) * ratio, y: y - (y - state.y) * ratio }, box)
}

export function movedBy(state: ZoomState, { x, y }: Point, box: ZoomBox): ZoomState {
  return clamped({ ...state, x: state.x + x, y: state.y + y }, box)
}

// No edge of the picture comes farther into the window than its own edge.
function clamped({ scale, x, y }: ZoomState, { width, height }: ZoomBox): ZoomState {
  return { scale, x: clampOffset(x, width, scale), y: clampOffset(y, height, scale) }
}

function clampOffset(offset: number, side: number, scale: number): number {
  const room = (side * (scale - 1)) / 2
  // A sum with nothing turns -0 into 0.
  return Math.min(room, Math.max(-room, offset)) + 0
}
