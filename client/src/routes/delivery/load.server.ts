import {
  deliveryDatesText,
  deliveryDays,
  finishTitle,
  finishOf,
  productLink,
  selectedVariant,
  siteLink,
} from '@wallart/sdk'
import { findWork } from '../../catalogue/find-work.server.ts'
import { found, missing, type PrivateLoader } from '../../framework/loader.server.ts'
import type { DeliveryView } from './page.tsx'

const UPI = /^[A-Z0-9]{2,20}$/

export const loader: PrivateLoader<DeliveryView> = async request => {
  const { url, context, t, visitor } = request
  const upi = url.searchParams.get('upi') ?? ''
  const deliveryZip = visitor.delivery.read()
  const work = UPI.test(upi) ? await findWork(`/product/${upi}`, request, deliveryZip.zip) : undefined
  const variant = work && selectedVariant(work, upi)
  if (!work || !variant) return missing()
  const path = productLink(work.seo.canonicalUrl, upi)
  const deliveryText = deliveryDatesText(deliveryDays(variant, deliveryZip), Date.now(), context.locale.id)
  return found(
    {
      upi: variant.upi,
      title: work.title,
      description: `${t(finishTitle(finishOf(variant)))}, ${variant.displaySize}`,
      imageId: variant.imageId,
      zip: deliveryZip.zip,
      deliveryText: t(deliveryText),
      backHref: siteLink(`${path}?${new URLSearchParams({ upi: variant.upi }).toString()}`, context),
    },
    'private',
  )
}
