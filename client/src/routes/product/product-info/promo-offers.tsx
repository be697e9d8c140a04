import type { PromoOffer } from '../../../features/promo-code/promo-offer.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { Accordion, AccordionItem } from '../../../ui/accordion/accordion.tsx'
import { CopyCode } from './copy-code.tsx'
import styles from './promo-offers.module.css'

export function PromoOffers({ offers }: { readonly offers: readonly PromoOffer[] }) {
  const t = useTranslate()
  if (offers.length === 0) return null
  return (
    <Accordion mode="multiple">
      <AccordionItem title={t({ code: 'info.promo-codes', message: 'Promo codes' })} level={2}>
        <ul className={styles.offers}>
          {offers.map(({ id, text, code }) => (
            <li key={id} className={styles.offer}>
              <span>{text}</span>
              {code && <CopyCode code={code} />}
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          {t({ code: 'info.enter-a-code-in-your', message: 'Enter a code in your cart.' })}
        </p>
      </AccordionItem>
    </Accordion>
  )
}
