import { GIFT_CARD_MESSAGE_MAX } from '@wallart/sdk'
import { variantPicture } from '../../catalogue/variant-picture.ts'
import type { FormField } from '../../framework/use-action-form.ts'
import { useTranslate } from '../../i18n/translate.ts'
import { TextArea, TextField } from '../../ui/field/controls.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { GiftCardsView } from './gift-cards-view.ts'
import options from '../customizer/customizer.module.css'
import styles from './page.module.css'

interface GiftCardFieldsProps {
  readonly view: GiftCardsView
  readonly field: (name: string, initial?: string) => FormField
}

export function GiftCardFields({ view, field }: GiftCardFieldsProps) {
  const { item, values } = view
  const t = useTranslate()
  const optional = t({ code: 'account.optional', message: '(optional)' })
  return (
    <>
      {item && <input type="hidden" name="item" value={item} />}
      <DesignChoices designs={view.designs} chosen={field('design', values.design).defaultValue} />
      <AmountChoices amounts={view.amounts} field={field('amount', view.amount)} />
      <TextField
        {...field('other', view.other)}
        label={t({ code: 'gift-card.other-amount', message: 'Another amount' })}
        optional={optional}
        hint={t({ code: 'gift-card.limits', message: 'From $10 to $1,000' })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...field('recipientName', values.recipientName)}
        label={t({ code: 'gift-card.recipient', message: 'Who is it for?' })}
        autoComplete="off"
      />
      <TextField
        {...field('recipientEmail', values.recipientEmail)}
        label={t({ code: 'gift-card.recipient-email', message: 'Their email' })}
        type="email"
        autoComplete="off"
      />
      <TextField
        {...field('senderName', values.senderName)}
        label={t({ code: 'gift-card.sender', message: 'Who is it from?' })}
        autoComplete="name"
      />
      <TextArea
        {...field('message', values.message)}
        label={t({ code: 'gift-card.message', message: 'Your message' })}
        optional={optional}
        rows={4}
        maxLength={GIFT_CARD_MESSAGE_MAX}
      />
      <TextField
        {...field('deliveryDate', values.deliveryDate)}
        label={t({ code: 'gift-card.day', message: 'Send it on' })}
        type="date"
        min={view.today}
        max={view.lastDay}
      />
    </>
  )
}

interface DesignChoicesProps {
  readonly designs: GiftCardsView['designs']
  readonly chosen: string | undefined
}

function DesignChoices({ designs, chosen }: DesignChoicesProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t({ code: 'gift-card.design', message: 'Design' })}</legend>
      <div className={`${options.options} ${styles.designs}`}>
        {designs.map(({ id, name }) => (
          <label key={id} className={options.option}>
            <input type="radio" name="design" value={id} defaultChecked={chosen === id} aria-label={name} />
            <Picture
              files={variantPicture({ imageId: id }, '', 320)}
              sizes="10rem"
              width={160}
              height={100}
              alt=""
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface AmountChoicesProps {
  readonly amounts: GiftCardsView['amounts']
  readonly field: FormField
}

function AmountChoices({ amounts, field }: AmountChoicesProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t({ code: 'gift-card.amount', message: 'Amount' })}</legend>
      <div className={`${options.options} ${styles.amounts}`}>
        {amounts.map(({ value, text }) => (
          <label key={value} className={options.option}>
            <input type="radio" name="amount" value={value} defaultChecked={field.defaultValue === value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {field.error && <p role="alert">{field.error}</p>}
    </fieldset>
  )
}
