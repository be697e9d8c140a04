import { siteLink } from '@wallart/sdk'
import { IN_PLACE } from '../../framework/follow-links.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useGalleryWall } from '../../catalogue/use-gallery-wall.ts'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { Price } from '../../catalogue/price.tsx'
import type { WorkView } from '../../catalogue/work-view.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { AddedView } from './added-view.ts'
import styles from './confirmation.module.css'
import { Upgrades } from './upgrades.tsx'

export interface ConfirmationProps {
  /** Without its work a piece is offered no upgrades. */
  readonly work?: WorkView
  /** Nothing while it is closed. */
  readonly added: AddedView | undefined
  readonly onAdded?: (added: AddedView) => void
  readonly onClose: () => void
}

export function Confirmation({ work, added, onAdded, onClose }: ConfirmationProps) {
  const context = useSite()
  const t = useTranslate()
  if (!added) return null
  const hasUpgrades = work !== undefined && onAdded !== undefined && added.upgrades.length > 0
  return (
    <Dialog
      key={`${added.itemId} ${added.upi}`}
      isOpen
      onClose={onClose}
      title={added.text}
      size={hasUpgrades ? 'large' : 'medium'}
      footer={
        <>
          <div className={styles.stay}>
            <Button onClick={onClose}>{t({ code: 'cart.keep-shopping', message: 'Keep Shopping' })}</Button>
          </div>
          <div className={styles.go} {...IN_PLACE}>
            <ButtonLink look="primary" isWide href={siteLink('/cart', context)}>
              {t({ code: 'cart.view-cart', message: 'View Cart' })}
            </ButtonLink>
          </div>
        </>
      }
    >
      <div className={hasUpgrades ? styles.beside : undefined}>
        <Item added={added} />
        {hasUpgrades && <Upgrades work={work} added={added} onAdded={onAdded} />}
      </div>
    </Dialog>
  )
}

function Item({ added }: { readonly added: AddedView }) {
  const { alt, title, productType, size, count } = added
  const wall = useGalleryWall()
  return (
    <div className={styles.item}>
      <div className={styles.picture}>
        <Picture
          files={variantPicture(added, wall, 480)}
          sizes="(min-width: 62rem) 18rem, 11rem"
          width={480}
          height={480}
          alt={alt}
          urgency="eager"
          fit="whole"
        />
      </div>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.type}>{productType}</p>
        <p className={styles.size}>
          {size.label} <span>{size.value}</span>
        </p>
        <div className={styles.price}>
          <Price prefix="" {...added} />
        </div>
        <p className={styles.count}>{count}</p>
      </div>
    </div>
  )
}
