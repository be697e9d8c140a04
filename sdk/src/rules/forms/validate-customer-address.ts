import type { NewCustomerAddress } from '../../model/customer.ts'
import type { FormInput, FormResult } from '../../model/form.ts'
import type { AddressField } from '../../model/postal-address.ts'
import { isChecked } from './is-checked.ts'
import { validateAddress } from './validate-address.ts'
import { validatePhone } from './validate-phone.ts'

/** The fields of the form that enters an address into the account. */
export type CustomerAddressField = AddressField | 'phone' | 'isPreferred'

/** Checks an address of the account: a postal address, with a phone number if there is one. */
export function validateCustomerAddress(
  form: FormInput<CustomerAddressField>,
): FormResult<Omit<NewCustomerAddress, 'addressId'>, CustomerAddressField> {
  const address = validateAddress(form)
  const phone = validatePhone(form)
  if (!address.ok || !phone.ok)
    return { ok: false, error: [...(address.ok ? [] : address.error), ...(phone.ok ? [] : phone.error)] }
  return {
    ok: true,
    value: {
      ...address.value,
      ...(phone.value && { phone: phone.value }),
      isPreferred: isChecked(form?.isPreferred),
    },
  }
}
