import { useTranslate } from '../../i18n/translate.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import type { ListView } from './list-view.ts'

export function ListBreadcrumbs({ crumbs }: Pick<ListView, 'crumbs'>) {
  const t = useTranslate()
  if (crumbs.length === 0) return null
  return (
    <Breadcrumbs
      label={t({ code: 'ui.breadcrumb', message: 'Breadcrumb' })}
      steps={crumbs.slice(0, -1)}
      here={crumbs.at(-1)?.name ?? ''}
    />
  )
}
