import { formatMoney, GIFT_CARD_MESSAGE_MAX, GIFT_CARD_PATH, parseGiftCardAmount } from '@wallart/sdk'
import { useState, type FormEvent } from 'react'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import { ActionForm } from '../../features/action-form/action-form.tsx'
import { useFormState } from '../../framework/use-form-state.ts'
import { useSite } from '../../i18n/site-context.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { TextArea, TextField } from '../../ui/field/controls.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { GiftCardFace } from './gift-card-face.tsx'
import type { GiftCardsView } from './gift-cards-view.ts'
import options from '../customizer/customizer.module.css'
import styles from './page.module.css'

/** What is written is shown on the card at once; without scripts the card shows what the form began with. */
export function GiftCardForm({ view }: { readonly view: GiftCardsView }) {
  const { item, designs, amounts, currency, today, lastDay, values: initial } = view
  const { values: refilled } = useFormState()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    ...initial,
    amount: view.amount,
    other: view.other,
    ...refilled,
  })
  const { locale } = useSite()
  const t = useTranslate()
  const optional = t({ code: 'account.optional', message: '(optional)' })
  const minor = parseGiftCardAmount(values['other'] || (values['amount'] ?? ''))

  function showChange({ target }: FormEvent) {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form) return
    const entries = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    setValues(Object.fromEntries(entries))
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
          {field => {
            const amount = field('amount', view.amount)
            return (
              <>
                {item && <input type="hidden" name="item" value={item} />}
                <fieldset>
                  <legend>{t({ code: 'gift-card.design', message: 'Design' })}</legend>
                  <div className={options.options}>
                    {designs.map(({ id, name }) => (
                      <label key={id} className={options.option}>
                        <input
                          type="radio"
                          name="design"
                          value={id}
                          defaultChecked={field('design', initial.design).defaultValue === id}
                          aria-label={name}
                        />
                        <Picture
                          files={variantPicture({ imageId: id }, '', 160)}
                          sizes="5rem"
                          width={160}
                          height={160}
                          alt=""
                        />
                      </label>
                    ))}
                  </div>
                </fieldset>
                <fieldset>
                  <legend>{t({ code: 'gift-card.amount', message: 'Amount' })}</legend>
                  <div className={options.options}>
                    {amounts.map(({ value, text }) => (
                      <label key={value} className={options.option}>
                        <input
                          type="radio"
                          name="amount"
                          value={value}
                          defaultChecked={amount.defaultValue === value}
                        />
                        <span>{text}</span>
                      </label>
                    ))}
                  </div>
                  {amount.error && <p role="alert">{amount.error}</p>}
                </fieldset>
                <TextField
                  {...field('other', view.other)}
                  label={t({ code: 'gift-card.other-amount', message: 'Another amount' })}
                  optional={optional}
                  hint={t({ code: 'gift-card.limits', message: 'From $10 to $1,000' })}
                  inputMode="decimal"
                  autoComplete="off"
                />
                <TextField
                  {...field('recipientName', initial.recipientName)}
                  label={t({ code: 'gift-card.recipient', message: 'Who is it for?' })}
                  autoComplete="off"
                />
                <TextField
                  {...field('recipientEmail', initial.recipientEmail)}
                  label={t({ code: 'gift-card.recipient-email', message: 'Their email' })}
                  type="email"
                  autoComplete="off"
                />
                <TextField
                  {...field('senderName', initial.senderName)}
                  label={t({ code: 'gift-card.sender', message: 'Who is it from?' })}
                  autoComplete="name"
                />
                <TextArea
                  {...field('message', initial.message)}
                  label={t({ code: 'gift-card.message', message: 'Your message' })}
                  optional={optional}
                  rows={4}
                  maxLength={GIFT_CARD_MESSAGE_MAX}
                />
                <TextField
                  {...field('deliveryDate', initial.deliveryDate)}
                  label={t({ code: 'gift-card.day', message: 'Send it on' })}
                  type="date"
                  min={today}
                  max={lastDay}
                />
              </>
            )
          }}
        </ActionForm>
      </div>
    </div>
  )
}
