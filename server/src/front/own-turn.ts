/** Turns between two renderings: Node accepts one connection in each, and those that it has not accepted keep all waiting. */
const TURNS_BETWEEN = 20

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
  afterTurns(2)
  return Promise.resolve()
}

function passOn(): void {
  const next = waiting.shift()
  isTaken = next !== undefined
  if (!next) return
  next()
  afterTurns(TURNS_BETWEEN)
}

function afterTurns(turns: number): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1) : passOn()))
}

/** How many renderings wait for their turn. */
export function waitingRenderings(): number {
  return waiting.length
}
