import type { RatingShare } from '@wallart/sdk'
import { percentText } from '../../i18n/localize-number.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { starCount } from './ratings-texts.ts'
import styles from './rating-shares.module.css'

export function RatingShares({ rows }: { readonly rows: readonly RatingShare[] }) {
  const t = useTranslate()
  return (
    <table className={styles.shares}>
      <caption>
        {t({ code: 'ratings.how-the-stars-are-shared', message: 'How the stars are shared out' })}
      </caption>
      <tbody>
        {rows.map(({ stars, percentage }) => (
          <tr key={stars}>
            <th scope="row">{t(starCount(stars))}</th>
            <td className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width="100" height="8" className={styles.track} />
                <rect width={percentage} height="8" className={styles.fill} />
              </svg>
            </td>
            <td className={styles.percent}>{t(percentText(percentage))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
