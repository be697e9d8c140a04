import { BRANDS, type SiteContext } from '@wallart/sdk'
import type { Translate } from '../../../i18n/translate.ts'
import type { WorkView } from '../../../catalogue/work-view.ts'
import type { ProductView } from '../product-view.ts'
import { breadcrumbData } from './breadcrumb-data.server.ts'
import { workData } from './work-data.server.ts'

export function productData(
  { head: { canonical }, path, crumbs, defaultUpi }: ProductView,
  work: WorkView,
  shownUpi: string,
  t: Translate,
  { site }: Pick<SiteContext, 'site'>,
): readonly object[] {
  const base = canonical.slice(0, -path.length)
  const page = { work, canonical, groupId: defaultUpi ?? shownUpi, shownUpi, brand: BRANDS[site.id].name, t }
  return [workData(page), breadcrumbData([...crumbs, { name: work.title }], base)]
}
