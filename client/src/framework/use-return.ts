import { useEffect } from 'react'

/** Calls when a shopper goes back to the page, which browsers show as it was without asking. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') onReturn()
    const callOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    addEventListener('pageshow', callOnRestore)
    return () => removeEventListener('pageshow', callOnRestore)
  }, [onReturn])
}
