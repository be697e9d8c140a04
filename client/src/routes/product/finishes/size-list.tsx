import { formatMoney, OUT_OF_STOCK, posterSizeList, priceRange } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { useSite } from '../../../i18n/site-context.ts'
import { centimetresText } from './centimetres-text.ts'
import { Choices } from '../../../ui/choices/choices.tsx'
import type { WorkVariantProps } from '../../../catalogue/work-view.ts'
import { OptionRow } from './option-row.tsx'
import styles from './size-list.module.css'
import { useVariantLinks } from './use-variant-links.ts'

export function SizeList({ work, variant }: WorkVariantProps) {
  const { locale } = useSite()
  const t = useTranslate()
  const variantLink = useVariantLinks(work)
  return (
    <section>
      <h2 className={styles.heading}>{t({ code: 'finishes.size-finish', message: 'Size & finish' })}</h2>
      <div className={styles.sizes}>
        {posterSizeList({ products: work.variants }).map(({ sizeCode, displaySize, cards }) => {
          const range = priceRange(
            cards.flatMap(({ available, price }) => (available ? [price.salePrice] : [])),
          )
          const [first] = cards
          return (
            <details key={sizeCode} name="size" open={sizeCode === variant.sizeCode}>
              <summary>
                <strong>{displaySize}</strong> {first && <small>{centimetresText(first.product)}</small>}{' '}
                <small className={styles.from}>
                  {range
                    ? `${t({ code: 'common.from', message: 'From' })} ${formatMoney(range.low, locale.id)}`
                    : t(OUT_OF_STOCK)}
                </small>
              </summary>
              <Choices
                label={t({
                  code: 'options.in-size',
                  message: `Finish in ${displaySize}`,
                  values: { displaySize },
                })}
                look="rows"
                choices={cards.map(card => ({
                  id: card.product.upi,
                  isChosen: card.product.upi === variant.upi,
                  isRefused: !card.available,
                  face: <OptionRow card={card} />,
                  ...variantLink(card.product.upi),
                }))}
              />
            </details>
          )
        })}
      </div>
    </section>
  )
}
