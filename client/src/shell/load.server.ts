import {
  ORDER_MAINTENANCE_WINDOW,
  SdkError,
  type Category,
  type MaintenanceWindow,
  type MenuEntry,
} from '@wallart/sdk'
import { ROOT_CATEGORY } from '@wallart/sdk/services/navigation'
import { found, type Loader } from '../framework/loader.server.ts'
import type { PageRequest } from '../framework/page-request.server.ts'
import { bannerView, type BannerView } from './banner/banner-view.ts'

/** What a page's data says of the frame around it. */
export interface FrameView {
  /** That of the parts which are HTML. */
  readonly version: string
  readonly hasMenu: boolean
  readonly banner: BannerView
  /** Where it is not the specified one. */
  readonly maintenance?: MaintenanceWindow
}

export type FrameData = Omit<FrameView, 'version' | 'hasMenu'> & { readonly menu: readonly MenuEntry[] }

export const loader: Loader<FrameData> = async request => {
  const { shop, signal, context, orderMaintenance } = request
  const [menu, root] = await Promise.all([shop.navigation.menu({ signal }), categoryTree(request)])
  const banner = root ? bannerView(root, Date.now(), context.locale.id) : { messages: [] }
  const maintenance = orderMaintenance !== ORDER_MAINTENANCE_WINDOW && { maintenance: orderMaintenance }
  return found({ menu, banner, ...maintenance }, menu.length > 0 ? 'home' : 'degraded')
}

// A page shows without its banner; the menu has told the log why already.
async function categoryTree({ shop, signal }: PageRequest): Promise<Category | undefined> {
  try {
    return await shop.navigation.category(ROOT_CATEGORY, { signal })
  } catch (error) {
    if (SdkError.is(error)) return undefined
    throw error
  }
}
