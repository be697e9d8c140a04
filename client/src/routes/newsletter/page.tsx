import { useFormState } from '../../app/use-form-state.ts'
import { Link } from '../../app/link.tsx'
import { usePage } from '../../app/use-page.ts'
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
  return (
    <section className={styles.newsletter}>
      <title>Newsletter</title>
      <h1>{isSubscribed ? SUBSCRIBED : 'Newsletter'}</h1>
      {isSubscribed ? (
        <p>Look into your inbox: the first letter is on its way.</p>
      ) : (
        <>
          <p>{offer}</p>
          <NewsletterForm state={state} />
        </>
      )}
      <p>
        <Link to="/">Back to the shop</Link>
      </p>
    </section>
  )
}
