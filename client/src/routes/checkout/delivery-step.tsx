import { useTranslate } from '../../i18n/translate.ts'
import type { CheckoutView } from './checkout-view.ts'
import { OptionList } from './option-list.tsx'
import { StepForm } from './step-form.tsx'

export function DeliveryStep({ view: { methods } }: { readonly view: CheckoutView }) {
  const t = useTranslate()
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
