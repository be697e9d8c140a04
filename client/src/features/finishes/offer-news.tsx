import { formatMoney } from '@wallart/sdk'
import { useState } from 'react'
import { useSite } from '../../app/site-context.ts'
import type { VariantView } from '../../products/work-view.ts'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { stockWarning } from './stock-warning.ts'

/** Tells whoever listens what a choice has changed: all of it in one sentence, and nothing before the first choice. */
export function OfferNews({ variant }: { readonly variant: VariantView }) {
  const { locale } = useSite()
  const [first] = useState(variant.upi)
  const [hasChosen, setChosen] = useState(false)
  if (!hasChosen && variant.upi !== first) setChosen(true)
  const { salePrice, displaySize, displayFinishedSize, productTypeName } = variant
  const news = [
    `${productTypeName}, ${displaySize}`,
    formatMoney(salePrice, locale.id),
    displayFinishedSize && displayFinishedSize !== displaySize && `finished size ${displayFinishedSize}`,
    stockWarning(variant)?.message,
  ]
  return (
    <HiddenText>
      <output>{hasChosen && news.filter(Boolean).join('. ')}</output>
    </HiddenText>
  )
}
