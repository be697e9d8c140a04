export interface CardEntry {
  readonly id: string
  /** Its type and its last digits. */
  readonly name: string
  readonly expiry: string
  readonly holder: string
  readonly isDefault: boolean
  readonly isExpired: boolean
}

export interface PaymentsView {
  readonly cards: readonly CardEntry[]
  readonly isAdding: boolean
  readonly saved?: 'added' | 'removed' | 'default'
}
