import type { Message } from '@wallart/sdk'
import { useFormState } from '../../framework/use-form-state.ts'
import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { usePage } from '../../framework/use-page.ts'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { SUBSCRIBED } from '../../features/newsletter/newsletter-texts.ts'
import styles from './page.module.css'

export interface NewsletterView {
  readonly isSubscribed: boolean
  readonly offer: Message
}

export function Component() {
  const { isSubscribed, offer } = usePage<NewsletterView>()
  const state = useFormState()
  const t = useTranslate()
  const title = t({ code: 'newsletter.newsletter', message: 'Newsletter' })
  return (
    <section className={styles.newsletter}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{isSubscribed ? t(SUBSCRIBED) : title}</h1>
      {isSubscribed ? (
        <p>
          {t({ code: 'newsletter.next', message: 'Look into your inbox: the first letter is on its way.' })}
        </p>
      ) : (
        <>
          <p>{t(offer)}</p>
          <NewsletterForm state={state} />
        </>
      )}
      <p>
        <Link to="/">{t({ code: 'common.back-to-the-shop', message: 'Back to the shop' })}</Link>
      </p>
    </section>
  )
}
