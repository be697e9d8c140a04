import { PRODUCT_SETTINGS } from '@wallart/sdk'
import { useSite } from '../../../i18n/site-context.ts'
import type { WorkVariantProps } from '../../../catalogue/work-view.ts'
import { SizeList } from './size-list.tsx'
import { ServiceTypes } from './service-types.tsx'

export function Finishes(props: WorkVariantProps) {
  const { chooser } = PRODUCT_SETTINGS[useSite().site.id]
  return chooser === 'finish' ? <ServiceTypes {...props} /> : <SizeList {...props} />
}
