import { ActionForm } from '../../features/action-form/action-form.tsx'
import { AddressFields } from '../../features/address-fields/address-fields.tsx'
import { useTranslate } from '../../i18n/translate.ts'
import { Checkbox } from '../../ui/field/controls.tsx'
import { Subtitle } from '../account/subtitle.tsx'
import type { AddressFormView } from './addresses-view.ts'

export function AddressForm({ form: { id, isPreferred, values } }: { readonly form: AddressFormView }) {
  const t = useTranslate()
  const query = id ? new URLSearchParams({ edit: id }).toString() : 'add=yes'
  return (
    <>
      <Subtitle>
        {id
          ? t({ code: 'addresses.edit', message: 'Edit address' })
          : t({ code: 'addresses.add', message: 'Add address' })}
      </Subtitle>
      <ActionForm
        key={id}
        action={`/account/addresses/save?${query}`}
        submit={t({ code: 'addresses.save', message: 'Save address' })}
        cancelPath="/account/addresses"
      >
        {(field, isTicked) => (
          <>
            {id && <input type="hidden" name="id" value={id} />}
            <AddressFields field={field} values={values} />
            <Checkbox
              name="isPreferred"
              defaultChecked={isTicked('isPreferred', isPreferred)}
              label={t({ code: 'addresses.make-default', message: 'Make this my default address' })}
            />
          </>
        )}
      </ActionForm>
    </>
  )
}
