import { formatMoney, OUT_OF_STOCK, posterSizeList, priceRange, priceView } from '@wallart/sdk'
import { useSite } from '../../app/site-context.ts'
import { centimetresOf } from '../../products/size-text.ts'
import { useChoiceLink } from '../../products/use-choice-link.ts'
import { Choices } from '../../ui/choices/choices.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import type { FinishesProps } from './finishes.tsx'
import styles from './finishes.module.css'

/** The poster brand's list: every size with everything it is sold as. */
export function SizeList({ work, variant }: FinishesProps) {
  const { locale } = useSite()
  const link = useChoiceLink()
  const sizes = posterSizeList({ products: work.variants })
  return (
    <section className={styles.finishes}>
      <h2 className={styles.heading}>Choose your size &amp; finish</h2>
      <div className={styles.sizes}>
        {sizes.map(({ sizeCode, displaySize, cards }) => {
          const range = priceRange(cards.map(({ price }) => price.salePrice))
          const [first] = cards
          return (
            <details key={sizeCode} name="size" open={sizeCode === variant.sizeCode}>
              <summary>
                <strong>{displaySize}</strong>{' '}
                {first && <small className={styles.aside}>{centimetresOf(first.product)}</small>}{' '}
                {range && <small className={styles.price}>From {formatMoney(range.low, locale.id)}</small>}
              </summary>
              <Choices
                label={displaySize}
                look="rows"
                value={variant.upi}
                choices={cards.map(({ product, title, price, available }) => {
                  const { current, oldPrice } = priceView({ current: price.salePrice, list: price.listPrice })
                  return {
                    value: product.upi,
                    href: link(product.upi),
                    refusal: available ? undefined : OUT_OF_STOCK.message,
                    face: (
                      <span className={styles.row}>
                        <span>{title.message}</span>{' '}
                        <span>
                          {oldPrice && (
                            <>
                              <HiddenText>Was </HiddenText>
                              <del>{formatMoney(oldPrice, locale.id)}</del> <HiddenText>Now </HiddenText>
                            </>
                          )}
                          <strong>{formatMoney(current, locale.id)}</strong>
                        </span>
                      </span>
                    ),
                  }
                })}
              />
            </details>
          )
        })}
      </div>
    </section>
  )
}
