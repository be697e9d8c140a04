import { Link } from '../../framework/link.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutView } from './checkout-view.ts'
import { OptionList } from './option-list.tsx'
import { StepForm } from './step-form.tsx'

export function DeliveryStep({ view: { methods } }: { readonly view: CheckoutView }) {
  const t = useTranslate()
  if (methods.length === 0)
    return (
      <p>
        {t({
          code: 'checkout.no-methods',
          message: 'We cannot show how your order can travel right now.',
        })}{' '}
        <Link to="/checkout?step=delivery">{t({ code: 'busy.retry', message: 'Try again' })}</Link>
      </p>
    )
  return (
    <StepForm step="delivery" submit={t({ code: 'checkout.to-payment', message: 'Continue to payment' })}>
      {field => (
        <OptionList
          name="method"
          legend={t({ code: 'checkout.how-fast', message: 'How should it travel?' })}
          chosen={field('method', methods.find(({ isChosen }) => isChosen)?.id).defaultValue}
          options={methods.map(({ id, name, description, price }) => ({
            value: id,
            label: name,
            detail: description,
            price,
          }))}
        />
      )}
    </StepForm>
  )
}
