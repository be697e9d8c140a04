import type { Clock } from '@wallart/sdk/http'
import type { Exchanger } from './exchange.ts'

export function withRateLimit(exchanger: Exchanger, perSecond: number, clock: Clock): Exchanger {
  const intervalMs = 1000 / perSecond
  let nextStart = 0
  return async request => {
    const wait = Math.max(0, nextStart - clock.now())
    nextStart = Math.max(nextStart, clock.now()) + intervalMs
    if (wait > 0) await new Promise<void>(resolve => void clock.after(wait, resolve))
    return exchanger(request)
  }
}
