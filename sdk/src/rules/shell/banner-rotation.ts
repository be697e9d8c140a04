/** How long a message of the banner stands, in milliseconds. */
export const BANNER_ROTATION_MS = 5000

/** How long a change of message fades, in milliseconds. */
export const BANNER_FADE_MS = 500

/** Which message stands, whether it is fading, and when that changes. */
export interface BannerState {
  readonly index: number
  readonly fading: boolean
  /** Absent when nothing will change. */
  readonly nextUpdateMs?: number
}

/** The banner after so many milliseconds of turning; it fades at the end of a turn, and never while paused. */
export function bannerAt(messageCount: number, elapsedMs: number, paused: boolean = false): BannerState {
  if (!(messageCount > 1)) return { index: 0, fading: false }
  const elapsed = elapsedMs > 0 && elapsedMs < Infinity ? elapsedMs : 0
  const index = Math.floor(elapsed / BANNER_ROTATION_MS) % Math.floor(messageCount)
  if (paused) return { index, fading: false }
  const left = BANNER_ROTATION_MS - (elapsed % BANNER_ROTATION_MS)
  const fading = left <= BANNER_FADE_MS
  return { index, fading, nextUpdateMs: fading ? left : left - BANNER_FADE_MS }
}
