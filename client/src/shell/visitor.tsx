import { useEffect, useState, type ReactNode } from 'react'
import { usePageViews } from '../analytics/use-page-views.ts'
import { askMe, CurrentMe, type Me } from '../app/me.ts'
import { useSite } from '../app/site-context.ts'

/** Finds out who looks at the page once it has come alive, and again when the browser brings it back from its memory. */
export function Visitor({ children }: { readonly children: ReactNode }) {
  const context = useSite()
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    const ask = () => void askMe(context).then(setMe)
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask()
    }
    ask()
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [context])
  usePageViews(me)
  return <CurrentMe value={me}>{children}</CurrentMe>
}
