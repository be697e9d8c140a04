import { HiddenText } from '../../../ui/hidden-text.tsx'
import styles from './filter-bar.module.css'

/** The name of a filter and how many of its values are chosen. */
export function FilterLabel({ label, chosen }: { readonly label: string; readonly chosen: number }) {
  return (
    <>
      {label}
      {chosen > 0 && (
        <span className={styles.chosen}>
          {chosen}
          <HiddenText> chosen</HiddenText>
        </span>
      )}
    </>
  )
}
