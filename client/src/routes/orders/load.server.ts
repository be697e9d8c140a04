import { orderMaintenance } from '@wallart/sdk'
import { found, type PrivateLoader } from '../../framework/loader.server.ts'
import type { OrdersView } from './page.tsx'

export const loader: PrivateLoader<OrdersView> = async () =>
  found({ maintenance: orderMaintenance(Date.now()) }, 'private')
