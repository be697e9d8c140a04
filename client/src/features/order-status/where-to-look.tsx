import { BRAND_CONTENTS } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import styles from './where-to-look.module.css'

/** For a shopper who has no order number at hand. */
export function WhereToLook() {
  const t = useTranslate()
  const { contactHref } = BRAND_CONTENTS[useSite().site.id]
  return (
    <p className={styles.help}>
      {t({
        code: 'order-status.where',
        message: 'The order number is in the letter that confirmed your order. It begins with W.',
      })}{' '}
      <Link to={contactHref}>{t({ code: 'frame.need-help', message: 'Need help?' })}</Link>
    </p>
  )
}
