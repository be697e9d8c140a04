import type { Listing, ListState, SiteContext } from '@wallart/sdk'
import type { AbsoluteUrl } from '../../framework/page-request.server.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { EmptyResultView, ListView } from './list-view.ts'

export interface ListPageInput {
  readonly pathname: string
  readonly state: ListState
  readonly listing: Listing
  readonly context: SiteContext
  readonly address: AbsoluteUrl
  readonly t: Translate
  readonly fallback?: { readonly name: string; readonly description: string }
  readonly emptyResult?: EmptyResultView | undefined
  readonly origin: ListView['origin']
}
