import type { Message } from '../../model/message.ts'

/** When the order service is down, in epoch milliseconds, and how long before that shoppers are warned. */
export interface MaintenanceWindow {
  readonly start: number
  readonly end: number
  readonly nearMs: number
}

/** What a moment means for the order status form. */
export interface OrderMaintenance {
  readonly state: 'before' | 'near' | 'during' | 'after'
  readonly submitDisabled: boolean
  readonly notice?: Message
}

/** From 2025-05-23 22:00 UTC to 2025-05-27 16:00 UTC, warned of seven days ahead. */
export const ORDER_MAINTENANCE_WINDOW: MaintenanceWindow = {
  start: 1_748_037_600_000,
  end: 1_748_361_600_000,
  nearMs: 604_800_000,
}

/**
 * The notice on the order status form at a moment, with Eastern times in the words of the locale; the window holds its start and not its end.
 *
 * @example
 * const { submitDisabled, notice } = orderMaintenance(Date.now())
 */
export function orderMaintenance(
  nowMs: number,
  window: MaintenanceWindow = ORDER_MAINTENANCE_WINDOW,
  locale = 'en-US',
): OrderMaintenance {
  if (nowMs < window.start - window.nearMs) return { state: 'before', submitDisabled: false }
  if (nowMs < window.start) return { state: 'near', submitDisabled: false, notice: warning(window, locale) }
  if (nowMs < window.end) return { state: 'during', submitDisabled: true, notice: closure(window, locale) }
  return { state: 'after', submitDisabled: false }
}

function warning(window: MaintenanceWindow, locale: string): Message {
  const start = easternText(window.start, locale)
  const end = easternText(window.end, locale)
  return {
    code: 'order.maintenance-near',
    message: `The tracking service will be temporarily unavailable from ${start} through ${end}.`,
    values: { start, end },
  }
}

function closure(window: MaintenanceWindow, locale: string): Message {
  const end = easternText(window.end, locale)
  return {
    code: 'order.maintenance',
    message: `The service is down for scheduled maintenance. Please check again after ${end}.`,
    values: { end },
  }
}

function easternText(timeMs: number, locale: string): string {
  const text = new Date(timeMs).toLocaleString(locale, {
    timeZone: 'America/New_York',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return text.replaceAll(/ at |[,\s]+/g, ' ')
}
