export interface AddressEntry {
  readonly id: string
  /** As it is written on a parcel, the name first. */
  readonly lines: readonly string[]
  readonly phone: string
  readonly isPreferred: boolean
}

export interface AddressesView {
  readonly addresses: readonly AddressEntry[]
  /** The address that is edited, or an empty one to add. */
  readonly form?: AddressFormView
  readonly saved?: 'added' | 'changed' | 'removed' | 'default'
}

export interface AddressFormView {
  /** Empty for a new address. */
  readonly id: string
  readonly isPreferred: boolean
  readonly values: Readonly<Record<string, string>>
}
