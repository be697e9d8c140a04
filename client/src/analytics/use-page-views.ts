import { pageType } from '@wallart/sdk'
import { pageViewEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Me } from '../app/me.ts'
import { useSite } from '../app/site-context.ts'
import { pushEvent } from './data-layer.ts'

/** Tells the data layer of every page that is shown, once it is known who looks at it. */
export function usePageViews(me: Me | undefined): void {
  const { pathname, key } = useLocation()
  const { site, locale } = useSite()
  const told = useRef('')
  const customerType = me && (me.isSignedIn ? 'registered' : 'guest')
  useEffect(() => {
    if (!customerType || told.current === key) return
    told.current = key
    const page = { pageType: pageType(pathname), path: pathname, title: document.title }
    pushEvent(pageViewEvent({ site: site.id, locale: locale.id, customerType, ...page }))
  }, [key, pathname, site, locale, customerType])
}
