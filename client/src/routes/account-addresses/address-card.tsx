import { siteLink } from '@wallart/sdk'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { ActionButton } from '../account/action-button.tsx'
import styles from '../account/item-card.module.css'
import type { AddressEntry } from './addresses-view.ts'

export function AddressCard({ address }: { readonly address: AddressEntry }) {
  const { id, lines, phone, isPreferred } = address
  const context = useSite()
  const t = useTranslate()
  const [name = '', street = '', ...rest] = lines
  const query = new URLSearchParams({ edit: id }).toString()
  const which = <HiddenText>{` ${name}, ${street}`}</HiddenText>
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {isPreferred && <Badge tone="success">{t({ code: 'account.default', message: 'Default' })}</Badge>}
      </div>
      <address className={styles.lines}>
        {[street, ...rest, phone].filter(Boolean).map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <ButtonLink look="quiet" href={siteLink(`/account/addresses?${query}`, context)}>
          {t({ code: 'account.edit', message: 'Edit' })}
          {which}
        </ButtonLink>
        {!isPreferred && (
          <ActionButton action="/account/addresses/default" fields={{ id }}>
            {t({ code: 'account.make-default', message: 'Make default' })}
            {which}
          </ActionButton>
        )}
        <ActionButton
          action="/account/addresses/remove"
          fields={{ id }}
          confirmation={{ code: 'addresses.remove', message: 'Remove this address?' }}
        >
          {t({ code: 'common.remove', message: 'Remove' })}
          {which}
        </ActionButton>
      </div>
    </li>
  )
}
