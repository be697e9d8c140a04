import type { RatingShare } from '@wallart/sdk'
import styles from './rating-shares.module.css'

/** How many of all ratings gave how many stars, drawn as bars and said in numbers. */
export function RatingShares({ rows }: { readonly rows: readonly RatingShare[] }) {
  return (
    <table className={styles.shares}>
      <caption>How the stars are shared out</caption>
      <tbody>
        {rows.map(({ stars, percentage }) => (
          <tr key={stars}>
            <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
            <td className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width="100" height="8" className={styles.track} />
                <rect width={percentage} height="8" className={styles.fill} />
              </svg>
            </td>
            <td className={styles.percent}>{percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
