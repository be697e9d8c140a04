import { useEffect, useState, type RefObject } from 'react'

/** Whether one of the pictures in a part of the page is still on its way; a broken one is not waited for. */
export function useLoadingPictures(part: RefObject<HTMLElement | null>, count: number): boolean {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    const element = part.current
    const read = () => {
      const images = count > 0 ? [...(element?.querySelectorAll('img') ?? [])] : []
      setLoading(images.some(({ complete }) => !complete))
    }
    read()
    // Pictures tell only themselves of these.
    for (const type of ['load', 'error']) element?.addEventListener(type, read, true)
    return () => {
      for (const type of ['load', 'error']) element?.removeEventListener(type, read, true)
    }
  }, [part, count])
  return isLoading
}
