import { BRANDS, BRAND_CONTENTS } from '@wallart/sdk'
import { navigationAreaAttribute } from '../analytics/navigation-clicks.ts'
import { useHistoryStep } from '../framework/use-history-step.ts'
import { useTranslate } from '../i18n/translate.ts'
import { useSite } from '../i18n/site-context.ts'
import { RepeatedLogo } from '../brand/drawn-logo.tsx'
import { HEADER_LOGO } from '../brand/logo.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import styles from './footer.module.css'
import { Island } from './island/island.tsx'
import { LocaleLinks } from './locale-links.tsx'
import { useOrderStatusDialog } from './order-status-link.tsx'
import { orderStatusListeners } from './order-status-opener.ts'

export function Footer() {
  const { site } = useSite()
  const { name, footer, offer } = BRAND_CONTENTS[site.id]
  const t = useTranslate()
  const orderStatus = useOrderStatusDialog(useHistoryStep('order-status'))
  return (
    <footer className={styles.footer} {...navigationAreaAttribute('footer')}>
      <div className={styles.parts} {...orderStatusListeners(orderStatus)}>
        {footer.map(part =>
          part === 'newsletter' ? (
            <section key={part} className={styles.part} data-part={part}>
              <h2 className={styles.offer}>{t(offer.text)}</h2>
              <NewsletterForm />
            </section>
          ) : (
            <Island key={part} as="section" part={part} className={styles.part} data-part={part} />
          ),
        )}
      </div>
      <div className={styles.end}>
        <RepeatedLogo theme={BRANDS[site.id].theme} of={HEADER_LOGO} />
        <span>© {name}</span>
        <LocaleLinks />
      </div>
      {orderStatus.dialog}
    </footer>
  )
}
