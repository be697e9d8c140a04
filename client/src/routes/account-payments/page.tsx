import { siteLink } from '@wallart/sdk'
import { useFormState } from '../../framework/use-form-state.ts'
import { usePage } from '../../framework/use-page.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { accountErrorScreen, AccountHead, AccountPage } from '../account/account-page.tsx'
import { EmptySection } from '../account/empty-section.tsx'
import styles from '../account/item-card.module.css'
import { PageProblem } from '../account/page-problem.tsx'
import { SavedNotice } from '../account/saved-notice.tsx'
import { CardForm } from './card-form.tsx'
import type { PaymentsView } from './payments-view.ts'
import { SavedCard } from './saved-card.tsx'

const TITLE = { code: 'frame.payment-methods', message: 'Payment Methods' }

const SAVED = {
  added: { code: 'payments.added', message: 'The card is added.' },
  removed: { code: 'payments.removed', message: 'The card is removed.' },
  default: { code: 'payments.default-changed', message: 'Your default card is changed.' },
} as const

export const ErrorBoundary = accountErrorScreen('payments')

export function Head() {
  return <AccountHead title={TITLE} />
}

export function Component() {
  const { cards, isAdding, saved } = usePage<PaymentsView>()
  const { errors } = useFormState()
  const context = useSite()
  const t = useTranslate()
  if (isAdding)
    return (
      <AccountPage section="payments" title={TITLE}>
        <CardForm isFirst={cards.length === 0} />
      </AccountPage>
    )
  const add = (
    <ButtonLink look="primary" href={siteLink('/account/payments?add=yes', context)}>
      {t({ code: 'payments.add', message: 'Add card' })}
    </ButtonLink>
  )
  return (
    <AccountPage section="payments" title={TITLE}>
      <PageProblem errors={errors} />
      <SavedNotice message={saved && Object.keys(errors).length === 0 ? SAVED[saved] : undefined} />
      {cards.length === 0 ? (
        <EmptySection
          text={{
            code: 'payments.none',
            message: 'You have no cards yet. With one in your account you order faster.',
          }}
        >
          {add}
        </EmptySection>
      ) : (
        <>
          <ul className={styles.cards}>
            {cards.map(card => (
              <SavedCard key={card.id} card={card} />
            ))}
          </ul>
          {add}
        </>
      )}
    </AccountPage>
  )
}
