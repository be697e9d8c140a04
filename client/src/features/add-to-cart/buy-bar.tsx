import { formatMoney, priceView } from '@wallart/sdk'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { variantTypeName } from '../../catalogue/variant-type-name.ts'
import { Price } from '../../catalogue/price.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ADD_LABEL } from './add-label.ts'
import { ADD_FORM, type AddToCartProps } from './add-to-cart.tsx'
import { useIsAdding } from './adding-state.ts'
import styles from './buy-bar.module.css'
import { orderState } from './order-state.ts'
import { useIsOutOfSight } from './use-is-out-of-sight.ts'

/** On small screens, what there is to buy, at the bottom of the window while the button itself is out of sight. */
export function BuyBar({ work, variant }: AddToCartProps) {
  const { locale } = useSite()
  const t = useTranslate()
  const wall = useGalleryWall()
  const isOutOfSight = useIsOutOfSight(ADD_FORM)
  const isAdding = useIsAdding()
  const { isPossible, reason } = orderState(variant)
  const { salePrice, listPrice, displaySize } = variant
  const { current, oldPrice } = priceView({ current: salePrice, list: listPrice })
  return (
    <section aria-label={work.title} className={styles.bar} data-shown={isOutOfSight ? '' : undefined}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(variant, wall, 160)}
          sizes="3.5rem"
          width={160}
          height={160}
          alt=""
          fit="whole"
        />
      </div>
      <div className={styles.words}>
        <Price
          prefix=""
          price={formatMoney(current, locale.id)}
          oldPrice={oldPrice ? formatMoney(oldPrice, locale.id) : ''}
        />
        <p>
          {displaySize}, {variantTypeName(variant)}
        </p>
      </div>
      <Button type="submit" form={ADD_FORM} look="primary" isPending={isAdding} disabled={!isPossible}>
        {t(reason ?? ADD_LABEL)}
      </Button>
    </section>
  )
}
