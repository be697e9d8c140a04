import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react'
import { usePageViews } from '../analytics/use-page-views.ts'
import { askMe, ChangeMe, CurrentMe, RefreshMe, type Me } from '../framework/me.ts'
import { useSite } from '../i18n/site-context.ts'

/** Finds out who looks at the page once it has come alive, and again when the browser brings it back from its memory. */
export function Visitor({ children }: { readonly children: ReactNode }) {
  const context = useSite()
  const [me, setMe] = useState<Me>()
  // Parts of the page that have not come alive yet must not be thrown away for it.
  const ask = useCallback(async () => {
    const found = await askMe(context)
    startTransition(() => setMe(found))
  }, [context])
  const change = useCallback((news: Partial<Me>) => setMe(before => before && { ...before, ...news }), [])
  useEffect(() => {
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask()
    }
    void ask()
    addEventListener('pageshow', askAgain)
    return () => removeEventListener('pageshow', askAgain)
  }, [ask])
  usePageViews(me)
  return (
    <RefreshMe value={ask}>
      <ChangeMe value={change}>
        <CurrentMe value={me}>{children}</CurrentMe>
      </ChangeMe>
    </RefreshMe>
  )
}
