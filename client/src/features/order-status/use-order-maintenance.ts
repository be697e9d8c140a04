import { ORDER_MAINTENANCE_WINDOW, orderMaintenance, type OrderMaintenance } from '@wallart/sdk'
import { use, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MaintenanceWindowContext } from './maintenance-window.ts'

const UNKNOWN: OrderMaintenance = { state: 'before', submitDisabled: false }

/** What the browser's clock means for the order status form; the server's document says nothing of it (S-05). */
export function useOrderMaintenance(): OrderMaintenance {
  const window = use(MaintenanceWindowContext) ?? ORDER_MAINTENANCE_WINDOW
  const [atBrowser] = useState(() => orderMaintenance(Date.now(), window))
  return useHydrated() ? atBrowser : UNKNOWN
}
