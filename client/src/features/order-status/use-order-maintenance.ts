import { ORDER_MAINTENANCE_WINDOW, orderMaintenance, type OrderMaintenance } from '@wallart/sdk'
import { use, useEffect, useState } from 'react'
import { useSite } from '../../i18n/site-context.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MaintenanceWindowContext } from './maintenance-window.ts'

const UNKNOWN: OrderMaintenance = { state: 'before', submitDisabled: false }
const TICK_MS = 1000

/** What the browser's clock means for the order status form; the server's document says nothing of it (S-05). */
export function useOrderMaintenance(): OrderMaintenance {
  const window = use(MaintenanceWindowContext) ?? ORDER_MAINTENANCE_WINDOW
  const locale = useSite().locale.id
  const [atBrowser, setAtBrowser] = useState(() => orderMaintenance(Date.now(), window, locale))
  useEffect(() => {
    const timer = setInterval(() => {
      const now = orderMaintenance(Date.now(), window, locale)
      setAtBrowser(before => (before.state === now.state ? before : now))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [window, locale])
  return useHydrated() ? atBrowser : UNKNOWN
}
