import type { CapabilityFlags } from '@wallart/sdk'
import { useTranslate } from '../../../i18n/translate.ts'
import { QUALITY, QUALITY_OF_ALL } from './quality-texts.ts'
import styles from './quality.module.css'

export function Quality({ flags }: { readonly flags: CapabilityFlags }) {
  const t = useTranslate()
  const parts = QUALITY.filter(({ flag }) => flags[flag])
  return (
    <ul className={styles.quality}>
      {[QUALITY_OF_ALL, ...parts].map(({ title, text }) => (
        <li key={title.code}>
          <strong>{t(title)}</strong>
          <p>{t(text)}</p>
        </li>
      ))}
    </ul>
  )
}
