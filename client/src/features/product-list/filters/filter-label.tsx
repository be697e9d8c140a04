import { useTranslate } from '../../../i18n/translate.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import styles from './filter-bar.module.css'

/** The name of a filter and how many of its values are chosen. */
export function FilterLabel({ label: name, chosen }: { readonly label: string; readonly chosen: number }) {
  const t = useTranslate()
  return (
    <>
      {name}
      {chosen > 0 && (
        <span className={styles.chosen}>
          {chosen}
          <HiddenText> {t({ code: 'list.chosen', message: 'chosen' })}</HiddenText>
        </span>
      )}
    </>
  )
}
