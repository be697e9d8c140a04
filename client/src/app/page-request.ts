import type { SiteContext } from '@wallart/sdk'
import type { Shop } from '@wallart/sdk/services/shop'

/** What a loader knows of the page it is asked for. */
export interface PageRequest {
  /** The address without the prefix of site and locale. */
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: SiteContext
  readonly shop: Shop
  readonly signal: AbortSignal
}
