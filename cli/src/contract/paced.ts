import type { Clock } from '@wallart/sdk/http'
import type { Exchanger } from './exchange.ts'

/** Lets no more than so many questions a second begin. */
export function paced(exchanger: Exchanger, perSecond: number, clock: Clock): Exchanger {
  const gap = 1000 / perSecond
  let next = 0
  return async ask => {
    const wait = Math.max(0, next - clock.now())
    next = Math.max(next, clock.now()) + gap
    if (wait > 0) await new Promise<void>(resolve => void clock.after(wait, resolve))
    return exchanger(ask)
  }
}
