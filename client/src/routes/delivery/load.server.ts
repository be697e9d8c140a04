import {
  deliveryDatesText,
  deliveryDays,
  finishTitle,
  finishOf,
  productLink,
  selectedVariant,
  siteLink,
} from '@wallart/sdk'
import { found, missing, type PrivateLoader } from '../../framework/loader.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { DeliveryView } from './page.tsx'

const UPI = /^[A-Z0-9]{2,20}$/

export const loader: PrivateLoader<DeliveryView> = async request => {
  const { url, context, t, visitor } = request
  const upi = url.searchParams.get('upi') ?? ''
  const work = UPI.test(upi) ? await loadWork(upi, request) : undefined
  const variant = work && selectedVariant(work, upi)
  if (!work || !variant) return missing()
  const deliveryZip = visitor.delivery.read()
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

// Asked for under another address than its own, a work says only where it is.
async function loadWork(upi: string, { shop, signal, visitor }: PrivateRequest) {
  const { zip: zipCode } = visitor.delivery.read()
  const loadGroup = (address: string) => shop.products.work({ upi }, { address, zipCode }, { signal })
  const first = await loadGroup(`/product/${upi}`)
  const result = first.kind === 'moved' ? await loadGroup(first.location) : first
  return result.kind === 'found' ? result.group : undefined
}
