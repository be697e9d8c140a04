import { formatMoney, GIFT_CARD_PATH, parseGiftCardAmount } from '@wallart/sdk'
import { useState, type FormEvent } from 'react'
import { reportAdd, reportAddFailure } from '../../analytics/cart-reports.ts'
import { giftCardProduct } from '../../analytics/gift-card-product.ts'
import { ActionForm } from '../../features/action-form/action-form.tsx'
import { formEntries } from '../../framework/form-entries.ts'
import { failureMessage, type SubmitResult } from '../../framework/send-form.ts'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { GiftCardFields } from './gift-card-fields.tsx'
import type { AddedGiftCard, GiftCardsView } from './gift-cards-view.ts'
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
  const context = useSite()
  const t = useTranslate()
  const minor = parseGiftCardAmount(values['other'] || (values['amount'] ?? ''))
  const price = minor === undefined ? undefined : { minor, currency }

  function report(result: SubmitResult<AddedGiftCard>) {
    const products = price ? [giftCardProduct(price)] : []
    if (result.kind === 'moved') {
      if (result.data) reportAdd(context, products, result.data.marketing)
    } else reportAddFailure(products, failureMessage(result))
  }

  function showChange({ target }: FormEvent) {
    const form = target instanceof Element ? target.closest('form') : null
    if (form) setValues(Object.fromEntries(formEntries(form)))
  }

  return (
    <div className={styles.columns} onInput={showChange}>
      <GiftCardFace
        design={values['design'] ?? ''}
        amount={price ? formatMoney(price, context.locale.id) : ''}
        recipientName={values['recipientName'] ?? ''}
        senderName={values['senderName'] ?? ''}
        message={values['message'] ?? ''}
      />
      <div className={options.controls}>
        <ActionForm<AddedGiftCard>
          {...(item
            ? { action: `${GIFT_CARD_PATH}?item=${item}`, cancelPath: '/cart' }
            : { action: GIFT_CARD_PATH, onResult: report })}
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
