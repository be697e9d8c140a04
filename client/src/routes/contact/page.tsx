import { BRAND_CONTENTS, CONTACT_TOPICS, type ContactTopic, type Message } from '@wallart/sdk'
import { ActionForm } from '../../features/action-form/action-form.tsx'
import { Link } from '../../framework/link.tsx'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { SelectField, TextArea, TextField } from '../../ui/field/controls.tsx'
import styles from './page.module.css'

export interface ContactView {
  /** Under which the shop knows the message that was just sent; empty without one. */
  readonly reference: string
}

const TOPICS: Readonly<Record<ContactTopic, Message>> = {
  order: { code: 'contact.topic-order', message: 'An order' },
  product: { code: 'contact.topic-product', message: 'A picture, size or frame' },
  return: { code: 'contact.topic-return', message: 'A return or a damaged piece' },
  business: { code: 'contact.topic-business', message: 'Art for my business' },
  other: { code: 'contact.topic-other', message: 'Something else' },
}

export function Component() {
  const { reference } = usePage<ContactView>()
  const { contactHref } = BRAND_CONTENTS[useSite().site.id]
  const t = useTranslate()
  const title = t({ code: 'contact.write-to-us', message: 'Write to us' })
  return (
    <section className={styles.contact}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {reference ? (
        <>
          <output className={styles.sent}>
            {t({
              code: 'contact.sent',
              message: 'Thank you. Your message has reached us, and we answer within one business day.',
            })}{' '}
            {t({
              code: 'contact.reference',
              message: `Your reference is ${reference}.`,
              values: { reference },
            })}
          </output>
          <p>
            <Link to="/">{t({ code: 'common.back-to-the-shop', message: 'Back to the shop' })}</Link>
          </p>
        </>
      ) : (
        <>
          <p>
            <Link to={contactHref}>
              {t({ code: 'contact.other-ways', message: 'Phone, email and quick answers' })}
            </Link>
          </p>
          <MessageForm />
        </>
      )}
    </section>
  )
}

function MessageForm() {
  const t = useTranslate()
  return (
    <ActionForm action="/help/contact" submit={t({ code: 'contact.send', message: 'Send' })}>
      {field => (
        <>
          <SelectField {...field('topic', 'order')} label={t({ code: 'contact.topic', message: 'About' })}>
            {CONTACT_TOPICS.map(topic => (
              <option key={topic} value={topic}>
                {t(TOPICS[topic])}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field('name')}
            label={t({ code: 'contact.name', message: 'Your name' })}
            autoComplete="name"
          />
          <TextField
            {...field('email')}
            label={t({ code: 'ui.email', message: 'Email' })}
            type="email"
            autoComplete="email"
          />
          <TextField
            {...field('orderNumber')}
            label={t({ code: 'order-status.order-number', message: 'Order Number' })}
            optional={t({ code: 'account.optional', message: '(optional)' })}
            autoComplete="off"
          />
          <TextArea
            {...field('message')}
            label={t({ code: 'contact.message', message: 'Your message' })}
            rows={7}
          />
          <div className={styles.trap} aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
        </>
      )}
    </ActionForm>
  )
}
