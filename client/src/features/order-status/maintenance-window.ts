import type { MaintenanceWindow } from '@wallart/sdk'
import { createContext } from 'react'

/** When orders cannot be looked up, where it is not the specified time. */
export const MaintenanceWindowContext = createContext<MaintenanceWindow | undefined>(undefined)
