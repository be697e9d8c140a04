import { startTransition, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageViews } from '../analytics/use-page-views.ts'
import { fetchMe, ChangeMeContext, GUEST, MeContext, RefreshMeContext, type Me } from '../framework/me.ts'
import { useOtherTabs } from '../framework/use-other-tabs.ts'
import { useSite } from '../i18n/site-context.ts'

const SHOWS_CUSTOMER = /^\/(?:account|checkout|order-confirmation)(?:\/|$)/

/** The server leads out of what is a customer's own when they have signed out in another tab. */
function useLeaveAccount(me: Me | undefined, isAnswered: boolean): void {
  const { pathname } = useLocation()
  const wasSignedIn = useRef(false)
  const isConfirmed = useRef(false)
  useEffect(() => {
    const hasLeft = wasSignedIn.current && !me?.isSignedIn
    // A page that names a customer of whom the browser has no session would load again without end.
    if (hasLeft && SHOWS_CUSTOMER.test(pathname) && (isConfirmed.current || !history.state?.hasLeft)) {
      history.replaceState({ ...history.state, hasLeft: true }, '')
      location.reload()
    }
    wasSignedIn.current = me?.isSignedIn ?? false
    if (isAnswered) isConfirmed.current = wasSignedIn.current
  }, [me, isAnswered, pathname])
}

export function VisitorProvider({ children }: { readonly children: ReactNode }) {
  const context = useSite()
  const [me, setMe] = useState(use(MeContext))
  const [isAnswered, setAnswered] = useState(false)
  // Parts of the page that are not hydrated yet must not be thrown away for it.
  const load = useCallback(async () => {
    const found = await fetchMe(context)
    startTransition(() => {
      setMe(before => found ?? before ?? GUEST)
      if (found) setAnswered(true)
    })
  }, [context])
  useLeaveAccount(me, isAnswered)
  const tellOtherTabs = useOtherTabs(context, load)
  const refresh = useCallback(() => {
    tellOtherTabs()
    return load()
  }, [load, tellOtherTabs])
  const change = useCallback(
    (changes: Partial<Me>) => {
      setMe(before => before && { ...before, ...changes })
      tellOtherTabs()
    },
    [tellOtherTabs],
  )
  useEffect(() => {
    const refreshOnRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void load()
    }
    void load()
    addEventListener('pageshow', refreshOnRestore)
    return () => removeEventListener('pageshow', refreshOnRestore)
  }, [load])
  usePageViews(me)
  return (
    <RefreshMeContext value={refresh}>
      <ChangeMeContext value={change}>
        <MeContext value={me}>{children}</MeContext>
      </ChangeMeContext>
    </RefreshMeContext>
  )
}
