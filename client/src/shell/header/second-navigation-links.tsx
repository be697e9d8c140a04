import { BRAND_CONTENTS } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { useSite } from '../../i18n/site-context.ts'

export function SecondNavigationLinks() {
  const { secondNavigation } = BRAND_CONTENTS[useSite().site.id]
  const t = useTranslate()
  return (
    <ul>
      {secondNavigation.map(({ label: text, href }) => (
        <li key={href}>
          <Link to={href}>{t(text)}</Link>
        </li>
      ))}
    </ul>
  )
}
