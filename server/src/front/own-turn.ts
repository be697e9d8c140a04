const waiting: (() => void)[] = []
let isTaken = false

/**
 * Waits for a turn of the event loop in which nothing else is rendered: many renderings in one turn would keep new
 * connections, probes and deadlines waiting for all of them.
 */
export function ownTurn(): Promise<void> {
  if (isTaken) return new Promise(resolve => waiting.push(resolve))
  isTaken = true
  // The first immediate ends this turn, the second comes after the next look for connections.
  setImmediate(() => setImmediate(passOn))
  return Promise.resolve()
}

function passOn(): void {
  const next = waiting.shift()
  isTaken = next !== undefined
  if (!next) return
  setImmediate(passOn)
  next()
}

/** How many renderings wait for their turn. */
export function waitingRenderings(): number {
  return waiting.length
}
