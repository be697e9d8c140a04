import { deliveryDatesText, deliveryDays, formatMoney } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { isSoldOut } from '../../../catalogue/is-sold-out.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { useDeliveryZip } from '../../../features/delivery/use-delivery-zip.ts'
import { useToday } from '../../../features/delivery/use-today.ts'
import { stockWarning } from './stock-warning.ts'

/** Tells whoever listens what a choice has changed: all of it in one sentence, and nothing before the first choice. */
export function OfferNews({ variant }: { readonly variant: VariantView }) {
  const { locale } = useSite()
  const t = useTranslate()
  const today = useToday()
  const [index] = useDeliveryZip()
  // Until the page has come alive, where things are brought is not known.
  const choice = today === undefined ? '' : `${variant.upi} ${index.zip}`
  const [first, setFirst] = useState(choice)
  const [hasChosen, setChosen] = useState(false)
  if (first === '' && choice) setFirst(choice)
  else if (!hasChosen && choice !== first) setChosen(true)
  if (!hasChosen || today === undefined) return <News />

  const { salePrice, displaySize, displayFinishedSize: size, productTypeName } = variant
  const warning = stockWarning(variant)
  const news = [
    `${productTypeName}, ${displaySize}`,
    formatMoney(salePrice, locale.id),
    size &&
      size !== displaySize &&
      t({ code: 'offer.finished-news', message: `finished size ${size}`, values: { size } }),
    warning && t(warning),
    !isSoldOut(variant) && t(deliveryDatesText(deliveryDays(variant, index), today, locale.id)),
  ]
  return <News text={news.filter(Boolean).join('. ')} />
}

function News({ text }: { readonly text?: string }) {
  return (
    <HiddenText>
      <output>{text}</output>
    </HiddenText>
  )
}
