/** Too many wait already, or one has waited for too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'

  /** Also of a queue that is given from outside. */
  static is(error: unknown): boolean {
    return Object(error).name === 'QueueFullError'
  }
}
