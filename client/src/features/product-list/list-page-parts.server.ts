import type { Listing, ListState, SiteContext } from '@wallart/sdk'
import type { SiteAddress } from '../../framework/page-request.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { ListTrouble, ListView } from './list-view.ts'

/** What a list's page is made of. */
export interface ListPageParts {
  readonly pathname: string
  readonly state: ListState
  readonly listing: Listing
  readonly context: SiteContext
  readonly address: SiteAddress
  readonly t: Translate
  /** What is said of the list where it says nothing of itself. */
  readonly fallback?: { readonly name: string; readonly description: string }
  readonly failure?: ListTrouble | undefined
  readonly origin: ListView['origin']
}
