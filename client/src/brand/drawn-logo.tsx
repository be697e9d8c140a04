import type { Brand } from '@wallart/sdk'
import styles from './logo.module.css'
import { WORDMARKS } from './wordmarks.ts'

export interface LogoProps extends Pick<Brand, 'theme'> {
  /** By which another place of the document draws it again. */
  readonly id?: string
}

export function DrawnLogo({ theme, id }: LogoProps) {
  return (
    <svg className={styles.logo} viewBox={VIEW_BOXES[theme]} aria-hidden="true">
      <g id={id}>{theme === 'art' ? <ArtLogo /> : <PostersLogo />}</g>
    </svg>
  )
}

/** The logo that has this id, once more: its letters are long, and stand in a document once. */
export function RepeatedLogo({ theme, of }: Pick<Brand, 'theme'> & { readonly of: string }) {
  return (
    <svg className={styles.logo} viewBox={VIEW_BOXES[theme]} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  )
}

const MARK = 98

const VIEW_BOXES: Readonly<Record<Brand['theme'], string>> = {
  art: `0 8 ${MARK + WORDMARKS.art.width} 98`,
  allposters: `0 ${WORDMARKS.allposters.capTop - 4} ${WORDMARKS.allposters.width} 91`,
}

function ArtLogo() {
  return (
    <>
      <path className={styles.frame} d="M3 16h64v81H3z" />
      <path className={styles.picture} d="M15 28h40v57H15z" />
      <path className={styles.ground} d="M15 85V70c10-12 22-12 40-4v19z" />
      <path className={styles.letters} d={WORDMARKS.art.path} transform={`translate(${MARK - 8})`} />
    </>
  )
}

function PostersLogo() {
  const { path, lefts, capTop } = WORDMARKS.allposters
  const [, , , , left] = lefts
  const middle = (capTop + 100) / 2
  const centre = left + 43
  return (
    <>
      <path className={styles.letters} d={path} />
      <circle className={styles.letters} cx={centre} cy={middle} r="43" />
      <circle className={styles.groove} cx={centre} cy={middle} r="32" />
      <circle className={styles.label} cx={centre} cy={middle} r="20" />
      <circle className={styles.hole} cx={centre} cy={middle} r="5" />
    </>
  )
}
