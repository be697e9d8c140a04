import type { Locale, SiteContext } from '@wallart/sdk'
import type { Shop } from '@wallart/sdk/services/shop'
import type { Translate } from '../i18n/translate.ts'
import type { Visitor } from './visitor.server.ts'

/** The address under which the whole world finds a path of this brand, in this language or another. */
export type AbsoluteUrl = (path: string, locale?: Locale) => string

/** What a loader knows of the page it is asked for. */
export interface PageRequest {
  /** The address without the prefix of site and locale. */
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: SiteContext
  /** Path and query as the visitor asked for them. */
  readonly requestTarget: string
  readonly shop: Shop
  readonly address: AbsoluteUrl
  /** How the shop says something in the language of the page. */
  readonly t: Translate
  readonly signal: AbortSignal
  /** To be called when the page is shown without a part because a call failed. */
  readonly onDegraded: () => void
  /** Whether this is the real shop, so that what is told of shoppers counts. */
  readonly isProduction: boolean
}

/** What the loader of a private page knows besides: whose page it is. */
export interface PrivateRequest extends PageRequest {
  readonly visitor: Visitor
}
