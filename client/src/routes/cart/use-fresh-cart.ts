import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** Asks for the cart anew when the browser brings its page back from memory. */
export function useFreshCart(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [revalidate])
}
