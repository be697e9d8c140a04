import { ORDER_MAINTENANCE_WINDOW, type MaintenanceWindow } from '@wallart/sdk'
import * as z from 'zod'

const moment = z.iso.datetime({ offset: true }).transform(text => Date.parse(text))

/** Two moments with their offsets from UTC, with a slash between them, as ISO 8601 writes an interval. */
export const maintenanceWindow = z
  .string()
  .transform(text => text.split('/'))
  .pipe(z.tuple([moment, moment], 'must be two moments such as 2025-05-23T22:00:00Z/2025-05-27T16:00:00Z'))
  .refine(([start, end]) => start < end, 'must end after it begins')
  .transform(([start, end]): MaintenanceWindow => ({ ...ORDER_MAINTENANCE_WINDOW, start, end }))
