import { bannerAt, type BannerState } from '@wallart/sdk'
import { useEffect, useRef, useState } from 'react'

/** Which message stands now; while it is held, the time of the banner stands still. */
export function useRotation(count: number, isHeld: boolean): BannerState {
  const elapsed = useRef(0)
  const [moment, setMoment] = useState(() => bannerAt(count, 0))
  useEffect(() => {
    if (isHeld) return undefined
    const start = performance.now() - elapsed.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      elapsed.current = performance.now() - start
      const next = bannerAt(count, elapsed.current)
      setMoment(next)
      if (next.nextUpdateMs !== undefined) timer = setTimeout(turn, Math.ceil(next.nextUpdateMs))
    }
    turn()
    return () => {
      elapsed.current = performance.now() - start
      clearTimeout(timer)
    }
  }, [count, isHeld])
  return isHeld ? { ...moment, fading: false } : moment
}
