import { startTransition, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { usePageViews } from '../analytics/use-page-views.ts'
import { fetchMe, ChangeMeContext, MeContext, RefreshMeContext, type Me } from '../framework/me.ts'
import { useSite } from '../i18n/site-context.ts'

/** Finds out who looks at the page once it has come alive, and again when the browser brings it back from its memory. */
export function VisitorProvider({ children }: { readonly children: ReactNode }) {
  const context = useSite()
  const [me, setMe] = useState(use(MeContext))
  // Parts of the page that have not come alive yet must not be thrown away for it.
  const refresh = useCallback(async () => {
    const found = await fetchMe(context)
    startTransition(() => setMe(found))
  }, [context])
  const change = useCallback(
    (changes: Partial<Me>) => setMe(before => before && { ...before, ...changes }),
    [],
  )
  useEffect(() => {
    const refreshOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refresh()
    }
    void refresh()
    addEventListener('pageshow', refreshOnRestore)
    return () => removeEventListener('pageshow', refreshOnRestore)
  }, [refresh])
  usePageViews(me)
  return (
    <RefreshMeContext value={refresh}>
      <ChangeMeContext value={change}>
        <MeContext value={me}>{children}</MeContext>
      </ChangeMeContext>
    </RefreshMeContext>
  )
}
