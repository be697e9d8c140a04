import type { SiteId } from '../../model/site.ts'
import { addressParts } from '../address/address-parts.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** The page that a shopper looks at. */
export interface PageViewInput {
  readonly site: SiteId
  readonly locale: string
  readonly pageType: string
  readonly path: string
  readonly title: string
  readonly customerType: 'guest' | 'registered'
}

/** A page was shown; queries stay out because they may hold an order number or an e-mail. */
export function pageViewEvent(page: PageViewInput): AnalyticsEvent<
  'page_view',
  {
    site: SiteId
    locale: string
    page_type: string
    page_path: string
    page_title: string
    customer_type: 'guest' | 'registered'
  }
> {
  return {
    event: 'page_view',
    site: page.site,
    locale: page.locale,
    page_type: page.pageType,
    page_path: addressParts(page.path).path,
    page_title: page.title,
    customer_type: page.customerType,
  }
}
