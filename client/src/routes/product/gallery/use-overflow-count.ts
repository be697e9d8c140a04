import { useEffect, useState, type RefObject } from 'react'

export function useOverflowCount(ref: RefObject<HTMLElement | null>, count: number): number {
  const [overflowCount, setOverflowCount] = useState(0)
  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    const entries = [...row.children].slice(0, count)
    const measure = () => {
      const end = row.getBoundingClientRect().right + 1
      const hidden = entries.filter(entry => entry.getBoundingClientRect().right > end)
      setOverflowCount(hidden.length)
    }
    const observer = new IntersectionObserver(measure, { root: row, threshold: [0, 0.5, 1] })
    for (const entry of entries) observer.observe(entry)
    return () => observer.disconnect()
  }, [ref, count])
  return overflowCount
}
