import type { Message } from '../../model/message.ts'

const MINUTE = 60

/** What a shopper reads who tried something too often: how long to wait. */
export function tooManyAttempts(waitSeconds: number): Message {
  const isLong = waitSeconds > 2 * MINUTE
  const n = isLong ? Math.ceil(waitSeconds / MINUTE) : Math.max(1, Math.ceil(waitSeconds))
  const unit = isLong ? 'minutes' : n === 1 ? 'second' : 'seconds'
  return {
    code: isLong ? 'error.too-many-attempts-minutes' : 'error.too-many-attempts',
    message: `Too many attempts. Please try again in ${n} ${unit}.`,
    values: { n },
  }
}
