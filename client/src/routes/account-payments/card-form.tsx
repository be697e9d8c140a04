import { ActionForm } from '../../features/action-form/action-form.tsx'
import { CardFields } from '../../features/card-fields/card-fields.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox } from '../../ui/field/controls.tsx'
import { Subtitle } from '../account/subtitle.tsx'

/** The form that keeps a card; the code on its back is never asked for, because it must not be kept. */
export function CardForm({ isFirst }: { readonly isFirst: boolean }) {
  const t = useTranslate()
  return (
    <>
      <Subtitle>{t({ code: 'payments.add', message: 'Add card' })}</Subtitle>
      <ActionForm
        action="/account/payments/add?add=yes"
        submit={t({ code: 'payments.save', message: 'Save card' })}
        cancelPath="/account/payments"
      >
        {(field, isTicked) => (
          <>
            <CardFields field={field} />
            <Checkbox
              name="isDefault"
              defaultChecked={isTicked('isDefault', isFirst)}
              label={t({ code: 'payments.make-default', message: 'Make this my default card' })}
            />
          </>
        )}
      </ActionForm>
    </>
  )
}
