import { PRODUCT_SETTINGS } from '@wallart/sdk'
import { useSite } from '../../../i18n/site-context.ts'
import type { VariantView, WorkView } from '../../../catalogue/work-view.ts'
import { SizeList } from './size-list.tsx'
import { ServiceTypes } from './service-types.tsx'

/** A work, and the size and finish of it that is chosen. */
export interface FinishesProps {
  readonly work: WorkView
  readonly variant: VariantView
}

/** Everything a work can be had as: by the kind of finish on the art brand, by size on the poster brand. */
export function Finishes(props: FinishesProps) {
  const { chooser } = PRODUCT_SETTINGS[useSite().site.id]
  return chooser === 'finish' ? <ServiceTypes {...props} /> : <SizeList {...props} />
}
