import { useTranslate } from '../../../i18n/translate.ts'
import { HiddenText } from '../../../ui/hidden-text.tsx'
import styles from './filter-bar.module.css'

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
