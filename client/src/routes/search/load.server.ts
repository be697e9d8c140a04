import { emptySearchMessage, helpPageFor, siteLink } from '@wallart/sdk'
import { found, type Loader } from '../../framework/loader.server.ts'
import { loadEmptySearch } from '../../features/empty-list/load-empty-search.server.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import type { SearchView } from './page.tsx'

export const loader: Loader<SearchView> = async request => {
  const loaded = await loadList(request)
  if (loaded.kind === 'missing') return loaded
  const { view, status } = loaded
  const { head, origin, total, emptyResult } = view
  const term = origin.kind === 'search' ? origin.term : ''
  const page = helpPageFor(term)
  const help = page && { help: { name: request.t(page.name), href: siteLink(page.path, request.context) } }
  if (total > 0 || emptyResult) return found({ list: view, ...help }, 'search', head.robots, status)
  const list = term ? { ...view, title: request.t(emptySearchMessage(term)) } : view
  return found({ list, empty: await loadEmptySearch(request), ...help }, 'search', head.robots, status)
}
