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
}

export interface OrdersView {
  readonly orders: readonly OrderEntry[]
  readonly links?: PageLinks
}
