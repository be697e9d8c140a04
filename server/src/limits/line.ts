import { setTimeout as pause } from 'node:timers/promises'
import { QueueFullError } from './queue-full-error.ts'
import { createTimeSpent, type TimeSpent } from './time-spent.ts'

export interface Visitor {
  readonly address: string
  /** Or what else tells those of an address apart. */
  readonly session?: string
}

/** So many jobs of an address run at once, and so many of all; and so many of a session may wait for the same places. */
export interface Limit {
  readonly atOnce: number
  readonly inAll: number
  readonly mostWaiting: number
}

/**
 * Those who wait for places of several kinds, of which a job takes all that it needs at once: who waits for one holds none
 * of the others. Addresses take turns, and so do the sessions of one: who has the fewest jobs running comes next, and of
 * several who has had the least time of late.
 */
export interface Line {
  /** Throws when too many of the session wait already, or the visitor is gone before their turn. */
  readonly run: <T>(
    limits: readonly Limit[],
    visitor: Visitor,
    signal: AbortSignal,
    job: () => Promise<T>,
  ) => Promise<T>
  /** How many addresses wait for what others have of it, however many of their jobs do: of several limits for the first. */
  readonly waitingFor: (limit: Limit) => number
}

/** A service works on what was begun for a visitor who has left: without this, leaving at once would begin ever more. */
const ABANDONED_MS = 500

interface Lane {
  running: number
  /** When it was its turn last; a newcomer goes before who had the last one, and not before all. */
  turn: number
}

interface Session extends Lane {
  readonly name: string
  readonly waiting: Map<Kind, Set<() => void>>
}

interface Address extends Lane {
  readonly name: string
  readonly sessions: Map<string, Session>
  readonly used: Map<Limit, number>
  readonly kinds: Map<Kind, OfKind>
}

/** What needs the same places: in a crowd each job is not looked at, but each kind. */
interface Kind {
  readonly limits: readonly Limit[]
  waiting: number
}

/** The jobs of an address that need the same places, which take turns with its others. */
interface OfKind extends Lane {
  waiting: number
}

interface LineOptions {
  readonly now?: () => number
  readonly abandonedMs?: number
}

export function createLine({
  now = () => performance.now(),
  abandonedMs = ABANDONED_MS,
}: LineOptions = {}): Line {
  const addresses = new Map<string, Address>()
  const used = new Map<Limit, number>()
  const kinds = new Map<string, Kind>()
  const ids = new Map<Limit, number>()
  const [spentByAddresses, spentBySessions] = [createTimeSpent(now), createTimeSpent(now)]
  let turns = 0

  function lanesOf({ address: name, session: own = '' }: Visitor) {
    const newLane = { running: 0, turn: turns - 1 }
    const address = addresses.get(name) ?? {
      ...newLane,
      name,
      sessions: new Map<string, Session>(),
      used: new Map<Limit, number>(),
      kinds: new Map<Kind, OfKind>(),
    }
    addresses.set(name, address)
    const key = `${name} ${own}`
    const session = address.sessions.get(key) ?? {
      ...newLane,
      name: key,
      waiting: new Map<Kind, Set<() => void>>(),
    }
    address.sessions.set(key, session)
    return { address, session }
  }

  const hasOwnRoom = (address: Address, limits: readonly Limit[]) =>
    limits.every(limit => (address.used.get(limit) ?? 0) < limit.atOnce)
  const isFull = (limit: Limit) => (used.get(limit) ?? 0) >= limit.inAll
  const hasRoom = (address: Address, limits: readonly Limit[]) =>
    !limits.some(isFull) && hasOwnRoom(address, limits)

  const waitsWithOwnRoom = (address: Address, kind: Kind) =>
    ofKind(address, kind).waiting > 0 && hasOwnRoom(address, kind.limits)

  function ofKind(address: Address, kind: Kind): OfKind {
    const known = address.kinds.get(kind) ?? { running: 0, waiting: 0, turn: 0 }
    address.kinds.set(kind, known)
    return known
  }

  function count(address: Address, session: Session, kind: Kind, change: 1 | -1): void {
    for (const counts of [used, address.used])
      for (const limit of kind.limits) counts.set(limit, (counts.get(limit) ?? 0) + change)
    for (const lane of [address, session, ofKind(address, kind)]) lane.running += change
  }

  function take(address: Address, session: Session, kind: Kind): void {
    count(address, session, kind, 1)
    turns += 1
    for (const lane of [address, session, ofKind(address, kind)]) lane.turn = turns
  }

  function kindOf(limits: readonly Limit[]): Kind {
    for (const limit of limits) if (!ids.has(limit)) ids.set(limit, ids.size)
    const key = limits.map(limit => ids.get(limit)).join(' ')
    const kind = kinds.get(key) ?? { limits, waiting: 0 }
    kinds.set(key, kind)
    return kind
  }

  function countWaiting(address: Address, kind: Kind, change: 1 | -1): void {
    kind.waiting += change
    ofKind(address, kind).waiting += change
  }

  function beginNext(): boolean {
    const open = [...kinds.values()].filter(({ waiting, limits }) => waiting > 0 && !limits.some(isFull))
    if (open.length === 0) return false
    const kindsFor = (address: Address) => open.filter(kind => waitsWithOwnRoom(address, kind))
    const address = firstInTurn(
      [...addresses.values()].filter(each => kindsFor(each).length > 0),
      spentByAddresses,
    )
    if (!address) return false
    // Of one address, too, what needs a slow service leaves turns to the rest.
    const [kind] = kindsFor(address).toSorted((one, other) =>
      byTurn(ofKind(address, one), ofKind(address, other)),
    )
    if (!kind) return false
    const waitingOf = ({ waiting }: Session) => waiting.get(kind) ?? new Set()
    const session = firstInTurn(
      [...address.sessions.values()].filter(each => waitingOf(each).size > 0),
      spentBySessions,
    )
    const [begin] = session ? waitingOf(session) : []
    if (!session || !begin) return false
    waitingOf(session).delete(begin)
    countWaiting(address, kind, -1)
    take(address, session, kind)
    begin()
    return true
  }

  async function enter(address: Address, session: Session, kind: Kind, signal: AbortSignal): Promise<void> {
    if (hasRoom(address, kind.limits)) return take(address, session, kind)
    const waiting = session.waiting.get(kind) ?? new Set()
    session.waiting.set(kind, waiting)
    if (kind.limits.some(({ mostWaiting }) => waiting.size >= mostWaiting))
      throw new QueueFullError('too many wait already')
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(begin)
        countWaiting(address, kind, -1)
        reject(new Error('the visitor disconnected', { cause: signal.reason }))
      }
      waiting.add(begin)
      countWaiting(address, kind, 1)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function dropEmpty(address: Address, session: Session): void {
    const isEmpty = session.running === 0 && [...session.waiting.values()].every(({ size }) => size === 0)
    if (isEmpty && address.sessions.get(session.name) === session) address.sessions.delete(session.name)
    if (address.sessions.size === 0 && addresses.get(address.name) === address) addresses.delete(address.name)
  }

  return {
    async run(limits, visitor, signal, job) {
      signal.throwIfAborted()
      const { address, session } = lanesOf(visitor)
      const kind = kindOf(limits)
      try {
        await enter(address, session, kind, signal)
      } catch (error) {
        dropEmpty(address, session)
        throw error
      }
      const begun = now()
      try {
        return await job()
      } finally {
        if (signal.aborted && abandonedMs > 0) await pause(abandonedMs, undefined, { ref: false })
        spentByAddresses.add(address.name, now() - begun)
        spentBySessions.add(session.name, now() - begun)
        count(address, session, kind, -1)
        while (beginNext()) continue
        dropEmpty(address, session)
      }
    },
    waitingFor(limit) {
      const behind = [...kinds.values()].filter(
        ({ waiting, limits }) => waiting > 0 && limits.find(isFull) === limit,
      )
      const waits = (address: Address) => behind.some(kind => waitsWithOwnRoom(address, kind))
      return behind.length === 0 ? 0 : [...addresses.values()].filter(waits).length
    },
  }
}

/** Who has the fewest jobs running, of these who has had the least time of late, and then who has waited longest. */
function firstInTurn<L extends Address | Session>(lanes: readonly L[], spentBy: TimeSpent): L | undefined {
  const [first] = lanes
    .map(lane => ({ lane, ms: spentBy.of(lane.name) }))
    .toSorted((one, other) => byTurn(one.lane, other.lane, one.ms - other.ms))
  return first?.lane
}

function byTurn(one: Lane, other: Lane, spentMore = 0): number {
  return one.running - other.running || spentMore || one.turn - other.turn
}
