import { useEffect, useState } from 'react'

/** Whether an element of this page is out of sight; until that is known it is taken to be in sight. */
export function useIsOutOfSight(id: string): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const observer = new IntersectionObserver(entries => setOut(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
