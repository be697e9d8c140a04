import { BRAND_CONTENTS } from '@wallart/sdk'
import { navigationAreaAttribute } from '../../analytics/navigation-clicks.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'
import { Island } from '../island/island.tsx'
import styles from './second-navigation.module.css'

export function SecondNavigation() {
  const { secondNavigation } = BRAND_CONTENTS[useSite().site.id]
  const t = useTranslate()
  if (secondNavigation.length === 0) return null
  return (
    <Island
      as="nav"
      part="second-navigation"
      aria-label={t({ code: 'header.more-from-us', message: 'More from us' })}
      className={styles.navigation}
      {...navigationAreaAttribute('second-navigation')}
    />
  )
}
