import { emptySearchMessage, helpPageFor, siteLink } from '@wallart/sdk'
import { found, withStructuredData, type Loader } from '../../framework/loader.server.ts'
import { loadEmptySearch } from '../../features/empty-list/load-empty-search.server.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import type { SearchView } from './page.tsx'

export const loader: Loader<SearchView> = async request => {
  const loaded = await loadList(request)
  if (loaded.kind === 'missing') return loaded
  const { view, status, structuredData } = loaded
  const { head, origin, total, emptyResult } = view
  const term = origin.kind === 'search' ? origin.term : ''
  const page = helpPageFor(term)
  const help = page && { help: { name: request.t(page.name), href: siteLink(page.path, request.context) } }
  if (total > 0 || emptyResult)
    return withStructuredData(found({ list: view, ...help }, 'search', head.robots, status), structuredData)
  const list = term ? { ...view, title: request.t(emptySearchMessage(term)) } : view
  const empty = await loadEmptySearch(request)
  return withStructuredData(found({ list, empty, ...help }, 'search', head.robots, status), structuredData)
}
