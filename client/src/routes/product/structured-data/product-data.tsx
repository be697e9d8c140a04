import { memo } from 'react'
import type { HeadView } from '../../../framework/head-view.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { StructuredData } from '../../../framework/structured-data.tsx'
import { BRANDS } from '@wallart/sdk'
import type { WorkView } from '../../../catalogue/work-view.ts'
import { breadcrumbData, type TrailStep } from './breadcrumb-data.ts'
import { workData } from './work-data.ts'

interface ProductDataProps {
  readonly head: Pick<HeadView, 'canonical'>
  /** The path of the canonical address. */
  readonly path: string
  readonly work: WorkView
  readonly upi: string
  readonly crumbs: readonly TrailStep[]
}

export const ProductData = memo(function ProductData({ head, path, work, upi, crumbs }: ProductDataProps) {
  const { site } = useSite()
  const { canonical } = head
  const base = canonical.slice(0, -path.length)
  const t = useTranslate()
  const page = { work, canonical, groupId: upi, brand: BRANDS[site.id].name, t }
  return (
    <>
      <StructuredData data={workData(page)} />
      <StructuredData data={breadcrumbData([...crumbs, { name: work.title }], base)} />
    </>
  )
})
