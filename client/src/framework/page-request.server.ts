import type { Locale, MaintenanceWindow, SiteContext } from '@wallart/sdk'
import type { Shop } from '@wallart/sdk/services/shop'
import type { Translate } from '../i18n/translate.ts'
import type { Visitor } from './visitor.server.ts'

/** The address under which the whole world finds a path of this brand, in this language or another. */
export type AbsoluteUrl = (path: string, locale?: Locale) => string

export interface PageRequest {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: SiteContext
  readonly requestTarget: string
  readonly shop: Shop
  readonly address: AbsoluteUrl
  readonly t: Translate
  readonly signal: AbortSignal
  /** To be called when the page is shown without a part because a call failed; the cause is logged, if no service has. */
  readonly onDegraded: (cause?: unknown) => void
  /** Whether this is the real shop, so that what is told of shoppers counts. */
  readonly isProduction: boolean
  /** What the recommendation service calls this brand. */
  readonly recommendationSite: string
  /** When orders cannot be looked up. */
  readonly orderMaintenance: MaintenanceWindow
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface PrivateRequest extends PageRequest {
  readonly visitor: Visitor
}
