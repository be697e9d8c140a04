import { useFormState } from '../../framework/use-form-state.ts'
import { Link } from '../../framework/link.tsx'
import { label, useTranslate } from '../../i18n/translate.ts'
import { usePage } from '../../framework/use-page.ts'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { SUBSCRIBED } from '../../features/newsletter/newsletter-texts.ts'
import styles from './page.module.css'

/** What the page of the newsletter shows. */
export interface NewsletterView {
  readonly isSubscribed: boolean
  readonly offer: string
}

export function Component() {
  const { isSubscribed, offer } = usePage<NewsletterView>()
  const state = useFormState()
  const t = useTranslate()
  const title = t(label('Newsletter'))
  return (
    <section className={styles.newsletter}>
      <title>{title}</title>
      <h1>{isSubscribed ? t(SUBSCRIBED) : title}</h1>
      {isSubscribed ? (
        <p>
          {t({ code: 'newsletter.next', message: 'Look into your inbox: the first letter is on its way.' })}
        </p>
      ) : (
        <>
          <p>{t(label(offer))}</p>
          <NewsletterForm state={state} />
        </>
      )}
      <p>
        <Link to="/">{t(label('Back to the shop'))}</Link>
      </p>
    </section>
  )
}
