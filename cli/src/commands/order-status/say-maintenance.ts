import { orderMaintenance } from '@wallart/sdk'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'

/** Says what the order form says while the order service is down, or shortly before. */
export function sayMaintenance({ err, now }: Shell, { noticePaint }: Settings): void {
  const { notice } = orderMaintenance(now())
  if (notice) err.line(noticePaint(notice.message, 'yellow'))
}
