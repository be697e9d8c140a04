import type { MenuEntry } from '@wallart/sdk'
import { found, type Loader } from '../../app/loaded.ts'

/** What stands around every page. */
export interface FrameView {
  readonly menu: readonly MenuEntry[]
}

export const loader: Loader<FrameView> = async ({ shop, signal }) => {
  const menu = await shop.navigation.menu({ signal })
  return found({ menu }, menu.length > 0 ? 'home' : 'degraded')
}
