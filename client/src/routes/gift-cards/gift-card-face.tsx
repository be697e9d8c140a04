import { BRANDS } from '@wallart/sdk'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './page.module.css'

export interface GiftCardFaceProps {
  readonly design: string
  readonly amount: string
  readonly recipientName: string
  readonly senderName: string
  readonly message: string
}

/** A gift card as the one who receives it sees it. */
export function GiftCardFace({ design, amount, recipientName, senderName, message }: GiftCardFaceProps) {
  const { site } = useSite()
  const t = useTranslate()
  return (
    <figure className={styles.card}>
      <Picture
        files={variantPicture({ imageId: design }, '', 640)}
        sizes="(min-width: 768px) 30rem, 92vw"
        width={640}
        height={640}
        alt=""
        urgency="eager"
      />
      <figcaption>
        <p>
          <strong>{BRANDS[site.id].name}</strong> {t({ code: 'gift-card.title', message: 'Gift Card' })}
        </p>
        <p className={styles.amount}>{amount}</p>
        {recipientName && (
          <p>
            {t({ code: 'gift-card.to', message: 'To' })}: {recipientName}
          </p>
        )}
        {message && <p>“{message}”</p>}
        {senderName && (
          <p>
            {t({ code: 'gift-card.from', message: 'From' })}: {senderName}
          </p>
        )}
      </figcaption>
    </figure>
  )
}
