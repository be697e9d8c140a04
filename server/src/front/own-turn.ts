import { currentTrace } from './trace.ts'

/** What waits of each visitor, whose turn is next first. */
const waiting = new Map<string, (() => void)[]>()
let isTaken = false

/**
 * Waits for a turn of the event loop in which nothing else is rendered: many renderings in one turn would keep new
 * connections, probes and deadlines waiting for all of them. Visitors take turns, however much one of them asks for.
 */
export function ownTurn(): Promise<void> {
  if (isTaken) {
    const visitor = currentTrace()?.visitor ?? ''
    const queue = waiting.get(visitor) ?? []
    waiting.set(visitor, queue)
    return new Promise(resolve => queue.push(resolve))
  }
  isTaken = true
  // The first immediate ends this turn, the second comes after the next look for connections.
  setImmediate(() => setImmediate(passOn))
  return Promise.resolve()
}

function passOn(): void {
  const [first] = waiting
  isTaken = first !== undefined
  if (!first) return
  const [visitor, queue] = first
  const next = queue.shift()
  waiting.delete(visitor)
  if (queue.length > 0) waiting.set(visitor, queue)
  setImmediate(passOn)
  next?.()
}

/** How many renderings go before the next one of this visitor. */
export function waitingRenderings(visitor: () => string = () => ''): number {
  if (waiting.size === 0) return 0
  const own = waiting.get(visitor())?.length ?? 0
  let turns = 0
  for (const { length } of waiting.values()) turns += Math.min(length, own + 1)
  return turns
}
