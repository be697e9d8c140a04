import { pageViewEvent } from '@wallart/sdk/analytics'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Me } from '../framework/me.ts'
import { isVariantChange } from '../framework/same-work.ts'
import { useSite } from '../i18n/site-context.ts'
import { sendActivity } from './activities.ts'
import { holdEvents, pushPageView } from './data-layer.ts'
import { reportedPageType } from './reported-page-type.ts'

/** Tells the data layer and the recommendation service of every page that is shown, once it is known who looks at it. */
export function usePageViews(me: Me | undefined): void {
  const location = useLocation()
  const context = useSite()
  const { site, locale } = context
  const reportedLocation = useRef<typeof location>(undefined)
  const customerType = me && (me.isSignedIn ? 'registered' : 'guest')
  // In the layout phase, so that it comes before what the parts of the page tell in their effects.
  useLayoutEffect(() => {
    const before = reportedLocation.current
    if (!customerType) return holdEvents()
    if (before?.key === location.key) return
    reportedLocation.current = location
    // The data layer is told of a choice as such.
    if (isVariantChange(before, location)) return
    const { pathname } = location
    const page = { pageType: reportedPageType(pathname), path: pathname, title: document.title }
    pushPageView(pageViewEvent({ site: site.id, locale: locale.id, customerType, ...page }))
    sendActivity(context, { name: 'viewPage', path: pathname })
  }, [location, context, site, locale, customerType])
}
