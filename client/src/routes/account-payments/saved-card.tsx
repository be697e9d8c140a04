import { useTranslate } from '../../i18n/translate.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { HiddenText } from '../../ui/hidden-text.tsx'
import { ActionButton } from '../account/action-button.tsx'
import styles from '../account/item-card.module.css'
import type { CardEntry } from './payments-view.ts'

export function SavedCard({ card }: { readonly card: CardEntry }) {
  const { id, name, expiry, holder, isDefault, isExpired } = card
  const t = useTranslate()
  const which = <HiddenText>{` ${name}`}</HiddenText>
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {isDefault && <Badge tone="success">{t({ code: 'account.default', message: 'Default' })}</Badge>}
        {isExpired && <Badge tone="danger">{t({ code: 'payments.expired', message: 'Expired' })}</Badge>}
      </div>
      <p className={styles.lines}>
        {holder && <span>{holder}</span>}
        {expiry && (
          <span>{t({ code: 'order-detail.expires', message: `Expires ${expiry}`, values: { expiry } })}</span>
        )}
      </p>
      <div className={styles.actions}>
        {!isDefault && !isExpired && (
          <ActionButton action="/account/payments/default" fields={{ id }}>
            {t({ code: 'account.make-default', message: 'Make default' })}
            {which}
          </ActionButton>
        )}
        <ActionButton
          action="/account/payments/remove"
          fields={{ id }}
          confirmation={{ code: 'payments.remove', message: 'Remove this card?' }}
        >
          {t({ code: 'common.remove', message: 'Remove' })}
          {which}
        </ActionButton>
      </div>
    </li>
  )
}
