import { emptySearchMessage } from '@wallart/sdk'
import { found, type Loader } from '../../framework/loader.server.ts'
import { loadEmptySearch } from '../../features/empty-list/load-empty-search.server.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'
import type { SearchView } from './page.tsx'

export const loader: Loader<SearchView> = async request => {
  const loaded = await loadList(request)
  if (loaded.kind === 'missing') return loaded
  const { view, status } = loaded
  const { head, origin, total, emptyResult } = view
  if (total > 0 || emptyResult) return found({ list: view }, 'search', head.robots, status)
  const term = origin.kind === 'search' ? origin.term : ''
  const list = term ? { ...view, title: request.t(emptySearchMessage(term)) } : view
  return found({ list, empty: await loadEmptySearch(request) }, 'search', head.robots, status)
}
