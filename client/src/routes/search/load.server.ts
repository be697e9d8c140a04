import { found, type Loader } from '../../app/loaded.ts'
import type { ListView } from '../../features/product-list/list-view.ts'
import { loadList } from '../../features/product-list/load-list.server.ts'

export const loader: Loader<ListView> = async request => {
  const loaded = await loadList(request)
  return loaded.kind === 'list' ? found(loaded.view, 'search', loaded.view.seo.robots) : loaded
}
