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
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressesView } from './addresses-view.ts'

const TITLE = { code: 'account.addresses', message: 'Addresses' }

const SAVED = {
  added: { code: 'addresses.added', message: 'The address is added.' },
  changed: { code: 'addresses.changed', message: 'The address is saved.' },
  removed: { code: 'addresses.removed', message: 'The address is removed.' },
  default: { code: 'addresses.default-changed', message: 'Your default address is changed.' },
} as const

export const ErrorBoundary = accountErrorScreen('addresses')

export function Head() {
  return <AccountHead title={TITLE} />
}

export function Component() {
  const { addresses, form, saved } = usePage<AddressesView>()
  const { errors } = useFormState()
  const context = useSite()
  const t = useTranslate()
  const add = (
    <ButtonLink look="primary" href={siteLink('/account/addresses?add=yes', context)}>
      {t({ code: 'addresses.add', message: 'Add address' })}
    </ButtonLink>
  )
  if (form)
    return (
      <AccountPage section="addresses" title={TITLE}>
        <AddressForm form={form} />
      </AccountPage>
    )
  return (
    <AccountPage section="addresses" title={TITLE}>
      <PageProblem errors={errors} />
      <SavedNotice message={saved && Object.keys(errors).length === 0 ? SAVED[saved] : undefined} />
      {addresses.length === 0 ? (
        <EmptySection
          text={{
            code: 'addresses.none',
            message: 'You have no addresses yet. With one in your account you order faster.',
          }}
        >
          {add}
        </EmptySection>
      ) : (
        <>
          <ul className={styles.cards}>
            {addresses.map(address => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
          {add}
        </>
      )}
    </AccountPage>
  )
}
