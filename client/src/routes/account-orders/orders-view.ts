import type { OrderStatusTone } from '@wallart/sdk'
import type { PageLinks } from '../account/page-links.ts'

export interface OrderEntry {
  readonly orderNumber: string
  readonly date: string
  readonly status: string
  readonly tone: OrderStatusTone
  readonly count: string
  readonly total: string
  readonly imageIds: readonly string[]
  /** Gift cards alone are not bought again: each is for another one. */
  readonly hasPieces: boolean
}

export interface OrdersView {
  readonly orders: readonly OrderEntry[]
  readonly links?: PageLinks
}
