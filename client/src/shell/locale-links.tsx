import { siteCurrency, siteLink } from '@wallart/sdk'
import { useLocation } from 'react-router-dom'
import { useSite } from '../i18n/site-context.ts'
import { useTranslate } from '../i18n/translate.ts'
import styles from './locale-links.module.css'

const NAMES: Readonly<Record<string, string>> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'es-US': 'Español (EE. UU.)',
}

/** The same page in every language and currency of the brand. */
export function LocaleLinks() {
  const context = useSite()
  const { site, locale: open, addressStyle } = context
  const { pathname, search } = useLocation()
  const t = useTranslate()
  const linkTo = (locale: typeof open) => {
    const position = locale.id === site.l10n.defaultLocale ? 'none' : 'prefix'
    return siteLink(pathname + search, {
      ...context,
      locale,
      addressStyle: { ...addressStyle, locale: position },
    })
  }
  return (
    <nav aria-label={t({ code: 'frame.languages', message: 'Language and currency' })}>
      <ul className={styles.locales}>
        {site.l10n.supportedLocales.map(locale => (
          <li key={locale.id}>
            <a
              href={linkTo(locale)}
              hrefLang={locale.id}
              lang={locale.id}
              {...(locale.id === open.id && { 'aria-current': 'true' })}
            >
              {NAMES[locale.id] ?? locale.id} · {siteCurrency(site, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
