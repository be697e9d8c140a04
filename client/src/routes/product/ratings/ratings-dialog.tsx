import { ratingsView, type Ratings } from '@wallart/sdk'
import { localizeNumber } from '../../../i18n/localize-number.ts'
import { IN_PLACE } from '../../../framework/follow-links.ts'
import { Link } from '../../../framework/link.tsx'
import { useTranslate } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import { Rating } from '../../../ui/rating/rating.tsx'
import { RatingShares } from '../../../features/ratings/rating-shares.tsx'
import { countText, starsText } from '../../../features/ratings/ratings-texts.ts'
import styles from './ratings-dialog.module.css'

export interface RatingsDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly ratings: Ratings
}

export function RatingsDialog({ isOpen, onClose, ratings }: RatingsDialogProps) {
  const { averageRatings } = ratings
  const t = useTranslate()
  const { fills, rows, services } = ratingsView(ratings)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t({ code: 'ratings.what-customers-say', message: 'What customers say' })}
    >
      <div className={styles.top}>
        <div className={styles.whole}>
          <span className={styles.number} aria-hidden="true">
            {localizeNumber(averageRatings.toFixed(1), t)}
          </span>
          <Rating fills={fills} label={starsText(averageRatings, t)} />
          <span className={styles.count}>{countText(ratings, t)}</span>
        </div>
        <RatingShares rows={rows} />
      </div>
      {services.length > 0 && (
        <>
          <h3 className={styles.heading}>{t({ code: 'ratings.by-finish', message: 'By finish' })}</h3>
          <ul className={styles.services} {...IN_PLACE}>
            {services.map(
              ({ serviceType, galleryUrl, thumbnailUrl, fills: own, stars, displayRatingsCount: count }) => (
                <li key={serviceType} className={styles.service}>
                  {thumbnailUrl && <img src={thumbnailUrl} alt="" width="56" height="56" loading="lazy" />}
                  <span className={styles.name}>
                    {galleryUrl ? <Link to={galleryUrl}>{serviceType}</Link> : serviceType}
                  </span>
                  <span className={styles.stars}>
                    <Rating fills={own} label={starsText(stars, t)} />
                    <span>
                      {localizeNumber(count, t)}{' '}
                      <HiddenText>{t({ code: 'ratings.ratings', message: 'ratings' })}</HiddenText>
                    </span>
                  </span>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </Dialog>
  )
}
