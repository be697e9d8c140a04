import { framedSize, siteLink } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { OldPrice } from '../../catalogue/old-price.tsx'
import { useSite } from '../../i18n/site-context.ts'
import type { CustomizerView } from './customizer-view.ts'
import type { DrawnFrame } from './framed-picture.tsx'
import styles from './customizer.module.css'

interface OfferProps {
  readonly view: CustomizerView
  readonly frame: DrawnFrame | undefined
  readonly isPending: boolean
  readonly isSending: boolean
}

/** What the frame costs, how large it becomes, and how it is bought. */
export function Offer({ view, frame, isPending, isSending }: OfferProps) {
  const t = useTranslate()
  const cartAction = siteLink('/cart/items', useSite())
  const { price, oldPrice } = view
  const size = frame && finishedSizeText(framedSize(frame, frame))
  return (
    <div className={styles.offer}>
      <div aria-live="polite" aria-busy={isPending}>
        <OldPrice price={oldPrice} />
        <strong>{price}</strong>
        <br />
        {size && (
          <small>{t({ code: 'offer.finished', message: `Finished size: ${size}`, values: { size } })}</small>
        )}
      </div>
      <noscript>
        <Button type="submit">{t({ code: 'customizer.update', message: 'Update' })}</Button>
      </noscript>
      <Button type="submit" look="primary" formMethod="post" formAction={cartAction} isPending={isSending}>
        {t({ code: 'cart.add-to-cart', message: 'Add to Cart' })}
      </Button>
    </div>
  )
}

function finishedSizeText({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width}" x ${height}"`
}
