import { found, type Loader } from '../../app/loaded.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'

export const loader: Loader<ListView> = async request => {
  const loaded = await loadList(request)
  if (loaded.kind === 'missing') return loaded
  const { view, status } = loaded
  return found(view, 'search', view.head.robots, status)
}
