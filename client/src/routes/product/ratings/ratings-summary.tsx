import { starFills, type Ratings } from '@wallart/sdk'
import { useState, type ComponentType } from 'react'
import { localizeNumber } from '../../../i18n/localize-number.ts'
import { useTranslate } from '../../../i18n/translate.ts'
import { useHistoryStep } from '../../../framework/use-history-step.ts'
import { Rating } from '../../../ui/rating/rating.tsx'
import type { RatingsDialogProps } from './ratings-dialog.tsx'
import { countText, starsText } from '../../../features/ratings/ratings-texts.ts'
import styles from './ratings-summary.module.css'

const loadDialog = () => import('./ratings-dialog.tsx')

interface RatingsSummaryProps {
  readonly ratings: Ratings | undefined
}

export function RatingsSummary({ ratings }: RatingsSummaryProps) {
  const { isOpen, open, close } = useHistoryStep('ratings')
  const [code, setCode] = useState<{ readonly RatingsDialog: ComponentType<RatingsDialogProps> }>()
  const t = useTranslate()
  if (!ratings) return null
  const { averageRatings } = ratings
  const count = countText(ratings, t)
  const prepare = () => void loadDialog().then(setCode, close)
  return (
    <div className={styles.summary}>
      <Rating fills={starFills(averageRatings)} label={starsText(averageRatings, t)} />
      <span className={styles.average} aria-hidden="true">
        {localizeNumber(averageRatings.toFixed(1), t)}
      </span>
      <button
        type="button"
        className={styles.count}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          open()
          prepare()
        }}
      >
        {count}
      </button>
      <span className={styles.still}>{count}</span>
      {code && <code.RatingsDialog isOpen={isOpen} onClose={close} ratings={ratings} />}
    </div>
  )
}
