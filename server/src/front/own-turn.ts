/** Turns between two renderings: Node accepts one connection in each, and those that it has not accepted keep all waiting. */
const TURNS_BETWEEN = 20
/** Turns that are full of other work are long: renderings would wait for them without end. */
const LONGEST_PAUSE_MS = 20

/** Each visitor's in their order, beginning with the visitor who comes next. */
const lanes = new Map<string, (() => void)[]>()
let waiting = 0
let isTaken = false

/**
 * Waits for a turn of the event loop in which nothing else is rendered: many renderings in one turn would keep new
 * connections, probes and deadlines waiting for all of them. Visitors take turns; what is for none counts as one of them.
 */
export function ownTurn(visitor = ''): Promise<void> {
  if (isTaken) {
    waiting += 1
    return new Promise(resolve => lanes.set(visitor, [...(lanes.get(visitor) ?? []), resolve]))
  }
  isTaken = true
  // The first immediate ends this turn, the second comes after the next look for connections.
  afterTurns(2, performance.now() + LONGEST_PAUSE_MS)
  return Promise.resolve()
}

function passOn(): void {
  const [next] = lanes
  isTaken = next !== undefined
  if (!next) return
  const [visitor, [begin, ...later]] = next
  waiting -= 1
  lanes.delete(visitor)
  if (later.length > 0) lanes.set(visitor, later)
  begin?.()
  // The rendering itself comes with the next microtask.
  setImmediate(() => afterTurns(TURNS_BETWEEN - 1, performance.now() + LONGEST_PAUSE_MS))
}

function afterTurns(turns: number, end: number): void {
  setImmediate(() => (turns > 1 && performance.now() < end ? afterTurns(turns - 1, end) : passOn()))
}

/** How many renderings wait for their turn. */
export function waitingRenderings(): number {
  return waiting
}
