import { viewItemEvent } from '@wallart/sdk/analytics'
import { useEffect, useRef } from 'react'
import { useSendActivity } from '../../analytics/activities.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useSite } from '../../i18n/site-context.ts'
import { addRecentWork } from '../../catalogue/recent-works.ts'
import { variantTypeName } from '../../catalogue/variant-type-name.ts'
import type { VariantView, WorkView } from '../../catalogue/work-view.ts'
import type { ProductView } from './product-view.ts'

/** Tells the data layer of every size and finish that is shown, the recommendation service of the work, and remembers it in this browser. */
export function useProductViewTracking(
  { path, defaultUpi }: ProductView,
  { title, artist, category, imageIds }: WorkView,
  variant: VariantView,
): void {
  const { id } = useSite().site
  const sendActivity = useSendActivity()
  const first = useRef(variant)
  const upi = defaultUpi ?? variant.upi
  const imageId = imageIds[0] ?? variant.imageId

  useEffect(() => {
    const { upi: chosen, salePrice: price, displaySize } = variant
    const product = { id: chosen, name: title, price, artist, category }
    pushEvent(viewItemEvent({ ...product, variant: `${variantTypeName(variant)}, ${displaySize}` }))
  }, [title, artist, category, variant])

  useEffect(() => {
    const { upi: chosen, salePrice: price } = first.current
    sendActivity({ name: 'viewProduct', product: { type: 'variant', id: chosen, masterId: upi, price } })
  }, [sendActivity, upi])

  useEffect(
    () => addRecentWork(id, { upi, href: path, imageId, name: title, artist }),
    [id, upi, path, imageId, title, artist],
  )
}
