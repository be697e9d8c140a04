import { deliveryDatesText, deliveryDays, formatMoney } from '@wallart/sdk'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { isSoldOut } from '../../../catalogue/is-sold-out.ts'
import { variantTypeName } from '../../../catalogue/variant-type-name.ts'
import type { VariantView } from '../../../catalogue/work-view.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { useDeliveryZip } from '../../../features/delivery/use-delivery-zip.ts'
import { useToday } from '../../../features/delivery/use-today.ts'
import { stockWarning } from './stock-warning.ts'

export function OfferAnnouncement({ variant }: { readonly variant: VariantView }) {
  const { locale } = useSite()
  const t = useTranslate()
  const today = useToday()
  const [deliveryZip] = useDeliveryZip()
  // Until the page is hydrated, where things are brought is not known.
  const choiceKey = today === undefined ? '' : `${variant.upi} ${deliveryZip.zip}`
  const [firstChoiceKey, setFirstChoiceKey] = useState(choiceKey)
  const [hasChosen, setChosen] = useState(false)
  if (firstChoiceKey === '' && choiceKey) setFirstChoiceKey(choiceKey)
  else if (!hasChosen && choiceKey !== firstChoiceKey) setChosen(true)
  if (!hasChosen || today === undefined) return <Announcement />

  const { salePrice, displaySize, displayFinishedSize: size } = variant
  const warning = stockWarning(variant)
  const sentences = [
    `${variantTypeName(variant)}, ${displaySize}`,
    formatMoney(salePrice, locale.id),
    size &&
      size !== displaySize &&
      t({ code: 'offer.finished-news', message: `finished size ${size}`, values: { size } }),
    warning && t(warning),
    !isSoldOut(variant) && t(deliveryDatesText(deliveryDays(variant, deliveryZip), today, locale.id)),
  ]
  return <Announcement text={sentences.filter(Boolean).join('. ')} />
}

function Announcement({ text }: { readonly text?: string }) {
  return (
    <HiddenText>
      <output>{text}</output>
    </HiddenText>
  )
}
