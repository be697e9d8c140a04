import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

export function useRevalidateOnRestore(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const revalidateOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', revalidateOnRestore)
    return () => removeEventListener('pageshow', revalidateOnRestore)
  }, [revalidate])
}
