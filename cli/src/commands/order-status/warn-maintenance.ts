import { orderMaintenance } from '@wallart/sdk'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { warn } from '../../shell/warn.ts'

export function warnMaintenance(shell: Shell, settings: Settings): void {
  const { notice } = orderMaintenance(shell.now())
  if (notice) warn(shell, settings, notice.message)
}
