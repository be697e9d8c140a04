import { bannerAt, type BannerState } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'

/** Which message stands now; while it is held, the time of the banner stands still. */
export function useRotation(count: number, isPaused: boolean): BannerState {
  const elapsed = useRef(0)
  const [bannerState, setBannerState] = useState(() => bannerAt(count, 0))
  useEffect(() => {
    if (isPaused) return undefined
    const start = performance.now() - elapsed.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const advance = () => {
      elapsed.current = performance.now() - start
      const next = bannerAt(count, elapsed.current)
      setBannerState(next)
      if (next.nextUpdateMs !== undefined) timer = setTimeout(advance, Math.ceil(next.nextUpdateMs))
    }
    advance()
    return () => {
      elapsed.current = performance.now() - start
      clearTimeout(timer)
    }
  }, [count, isPaused])
  return isPaused ? { ...bannerState, fading: false } : bannerState
}
