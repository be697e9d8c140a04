import { BUSINESS_MAILBOXES, HAS_BUSINESS_ACCOUNTS } from '@wallart/sdk'
import { Link } from '../../framework/link.tsx'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { SIGN_IN } from './sign-in-texts.ts'
import { ViewLink, type ShowView } from './view-link.tsx'
import styles from './sign-in.module.css'

interface RegistrationNotesProps {
  readonly isBusiness: boolean
  /** The page of the sign-in. */
  readonly signIn: string
  readonly onShow: ShowView | undefined
}

/** What stands below a registration form: the other ways, and what an account agrees to. */
export function RegistrationNotes({ isBusiness, signIn, onShow }: RegistrationNotesProps) {
  const { id } = useSite().site
  const t = useTranslate()
  const mailbox = BUSINESS_MAILBOXES[id]
  return (
    <div className={styles.notes}>
      <p>
        {t({ code: 'registration.have-account', message: 'Already have an account?' })}{' '}
        <ViewLink to={signIn} view="login" onShow={onShow}>
          {t(SIGN_IN)}
        </ViewLink>
      </p>
      {HAS_BUSINESS_ACCOUNTS[id] && (
        <p>
          <Link to={isBusiness ? '/registration' : '/b2b_registration'}>
            {isBusiness
              ? t({ code: 'registration.personal', message: 'Create a personal account' })
              : t({ code: 'registration.business', message: 'Create a business account' })}
          </Link>
        </p>
      )}
      {mailbox && (
        <p>
          {t({ code: 'registration.tax-exempt', message: 'Tax exempt? Write to our business team:' })}{' '}
          <a href={`mailto:${mailbox}`}>{mailbox}</a>
        </p>
      )}
      <p className={styles.fine}>
        {t({ code: 'registration.agreement', message: 'Your account comes with our' })}{' '}
        <Link to="/help/privacy">{t({ code: 'frame.privacy-policy', message: 'Privacy Policy' })}</Link> ·{' '}
        <Link to="/help/terms">{t({ code: 'frame.terms-conditions', message: 'Terms & Conditions' })}</Link>
      </p>
    </div>
  )
}
