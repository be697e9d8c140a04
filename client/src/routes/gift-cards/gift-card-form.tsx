import { formatMoney, GIFT_CARD_PATH, parseGiftCardAmount } from '@wallart/sdk'
import { useState, type FormEvent } from 'react'
import { ActionForm } from '../../features/action-form/action-form.tsx'
import { formEntries } from '../../framework/form-entries.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { GiftCardFields } from './gift-card-fields.tsx'
import type { GiftCardsView } from './gift-cards-view.ts'
import options from '../customizer/customizer.module.css'
import styles from './page.module.css'

/** What is written is shown on the card at once; without scripts the card shows what the form began with. */
export function GiftCardForm({ view }: { readonly view: GiftCardsView }) {
  const { item, currency, values: initial } = view
  const { values: refilled } = useFormState()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    ...initial,
    amount: view.amount,
    other: view.other,
    ...refilled,
  })
  const { locale } = useSite()
  const t = useTranslate()
  const minor = parseGiftCardAmount(values['other'] || (values['amount'] ?? ''))

  function showChange({ target }: FormEvent) {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) setValues(Object.fromEntries(formEntries(form)))
  }

  return (
    <div className={styles.columns} onInput={showChange}>
      <GiftCardFace
        design={values['design'] ?? ''}
        amount={minor === undefined ? '' : formatMoney({ minor, currency }, locale.id)}
        recipientName={values['recipientName'] ?? ''}
        senderName={values['senderName'] ?? ''}
        message={values['message'] ?? ''}
      />
      <div className={options.controls}>
        <ActionForm
          action={item ? `${GIFT_CARD_PATH}?item=${item}` : GIFT_CARD_PATH}
          {...(item && { cancelPath: '/cart' })}
          submit={
            item
              ? t({ code: 'account.save', message: 'Save' })
              : t({ code: 'gift-card.add', message: 'Add gift card to cart' })
          }
        >
          {field => <GiftCardFields view={view} field={field} />}
        </ActionForm>
      </div>
    </div>
  )
}
