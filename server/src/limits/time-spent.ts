/** What was spent counts for half after it. */
const HALF_LIFE_MS = 20_000
const MOST_REMEMBERED = 2000
/** What a shopper's sign-in and a few pages take, which is for nothing. */
const FREE_MS = 2000

interface Spent {
  readonly ms: number
  readonly at: number
}

/** How much time the jobs of a name have had of late. */
export interface TimeSpent {
  readonly of: (name: string) => number
  readonly add: (name: string, ms: number) => void
}

export function createTimeSpent(now: () => number): TimeSpent {
  /** The longest unseen first. */
  const known = new Map<string, Spent>()
  function spentBy(name: string): number {
    const spent = known.get(name)
    return spent ? spent.ms * 0.5 ** ((now() - spent.at) / HALF_LIFE_MS) : 0
  }
  return {
    of: name => Math.max(0, spentBy(name) - FREE_MS),
    add(name, ms) {
      const before = spentBy(name)
      known.delete(name)
      known.set(name, { ms: before + ms, at: now() })
      const [oldest] = known.keys()
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest)
    },
  }
}
