let last: Promise<void> = Promise.resolve()
let waiting = 0

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Waits for a turn of the event loop in which nothing else is rendered: many renderings in one turn would keep new
 * connections, probes and deadlines waiting for all of them.
 */
export async function ownTurn(): Promise<void> {
  waiting += 1
  last = last.then(nextTurn)
  await last
  waiting -= 1
}

/** How many renderings wait for their turn. */
export function waitingRenderings(): number {
  return waiting
}
