import type { Brand } from '@wallart/sdk'
import styles from './logo.module.css'
import { WORDMARKS } from './wordmarks.ts'

export function DrawnLogo({ theme }: Pick<Brand, 'theme'>) {
  return theme === 'art' ? <ArtLogo /> : <PostersLogo />
}

const MARK = 98

function ArtLogo() {
  const { path, width } = WORDMARKS.art
  return (
    <svg className={styles.logo} viewBox={`0 8 ${MARK + width} 98`} aria-hidden="true">
      <path className={styles.frame} d="M3 16h64v81H3z" />
      <path className={styles.picture} d="M15 28h40v57H15z" />
      <path className={styles.ground} d="M15 85V70c10-12 22-12 40-4v19z" />
      <path className={styles.letters} d={path} transform={`translate(${MARK - 8})`} />
    </svg>
  )
}

function PostersLogo() {
  const { path, width, lefts, capTop } = WORDMARKS.allposters
  const [, , , , left] = lefts
  const middle = (capTop + 100) / 2
  const centre = left + 43
  return (
    <svg className={styles.logo} viewBox={`0 ${capTop - 4} ${width} 91`} aria-hidden="true">
      <path className={styles.letters} d={path} />
      <circle className={styles.letters} cx={centre} cy={middle} r="43" />
      <circle className={styles.groove} cx={centre} cy={middle} r="32" />
      <circle className={styles.label} cx={centre} cy={middle} r="20" />
      <circle className={styles.hole} cx={centre} cy={middle} r="5" />
    </svg>
  )
}
