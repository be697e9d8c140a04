import { formatPhone, type CustomerAddress } from '@wallart/sdk'
import { found, missing } from '../../framework/loader.server.ts'
import { customerLoader } from '../account/customer.server.ts'
import type { AddressEntry, AddressesView, AddressFormView } from './addresses-view.ts'

const SAVED = ['added', 'changed', 'removed', 'default'] as const

export const loader = customerLoader<AddressesView>(async request => {
  const { visitor, url, context, customerId, signal } = request
  const { addresses, firstName = '', lastName = '' } = await visitor.accounts.get(customerId, { signal })
  const edited = url.searchParams.get('edit')
  const address = addresses.find(({ addressId }) => addressId === edited)
  if (edited !== null && !address) return missing()
  const isFirst = addresses.length === 0
  const form = address
    ? formOf(address)
    : url.searchParams.get('add') !== null && {
        id: '',
        isPreferred: isFirst,
        values: { firstName, lastName, country: context.locale.id.endsWith('CA') ? 'CA' : 'US' },
      }
  const saved = SAVED.find(what => what === url.searchParams.get('saved'))
  return found(
    {
      addresses: addresses
        .toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred))
        .map(each => addressEntry(each, context.locale.id)),
      ...(form && { form }),
      ...(saved && { saved }),
    },
    'private',
  )
})

function addressEntry(address: CustomerAddress, locale: string): AddressEntry {
  const { addressId: id, firstName, lastName, addressLine1, addressLine2, city, state, zip } = address
  const { country, phone = '', isPreferred } = address
  const lines = [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    [city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
    countryName(country, locale),
  ]
  return { id, lines: lines.map(line => line.trim()).filter(Boolean), phone: formatPhone(phone), isPreferred }
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}

function formOf({ addressId: id, isPreferred, ...address }: CustomerAddress): AddressFormView {
  const { addressLine2 = '', phone = '' } = address
  return { id, isPreferred, values: { ...address, addressLine2, phone: formatPhone(phone) } }
}
