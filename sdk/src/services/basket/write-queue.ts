/** Does one piece of work after the other; the failure of one does not reach the next. */
export type WriteQueue = <T>(work: () => Promise<T>) => Promise<T>

export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
