import {
  deliveryDatesText,
  deliveryDays,
  finishTitle,
  finishOf,
  sameSitePath,
  selectedVariant,
  siteLink,
} from '@wallart/sdk'
import { found, missing, type PrivateLoader } from '../../framework/loaded.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import type { DeliveryView } from './page.tsx'

const UPI = /^[A-Z0-9]{2,20}$/

export const loader: PrivateLoader<DeliveryView> = async request => {
  const { url, context, t, visitor } = request
  const upi = url.searchParams.get('upi') ?? ''
  const work = UPI.test(upi) ? await workOf(upi, request) : undefined
  const variant = work && selectedVariant(work, upi)
  if (!work || !variant) return missing()
  const zipStore = visitor.delivery.read()
  const path = sameSitePath(work.seo.canonicalUrl ?? '') ?? `/product/${upi}`
  const when = deliveryDatesText(deliveryDays(variant, zipStore), Date.now(), context.locale.id)
  return found(
    {
      upi: variant.upi,
      title: work.title,
      what: `${t(finishTitle(finishOf(variant)))}, ${variant.displaySize}`,
      imageId: variant.imageId,
      zip: zipStore.zip,
      when: t(when),
      back: siteLink(`${path}?${new URLSearchParams({ upi: variant.upi }).toString()}`, context),
    },
    'private',
  )
}

// Asked for under another address than its own, a work says only where it is.
async function workOf(upi: string, { shop, signal, visitor }: PrivateRequest) {
  const { zip: zipCode } = visitor.delivery.read()
  const ask = (address: string) => shop.products.work({ upi }, { address, zipCode }, { signal })
  const first = await ask(`/product/${upi}`)
  const answer = first.kind === 'moved' ? await ask(first.location) : first
  return answer.kind === 'found' ? answer.group : undefined
}
