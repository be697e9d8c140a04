/** Counts what is going on under a name at the same time. */
export interface InFlight {
  /** Answers how to leave again, or nothing where too much is going on already. */
  readonly enter: (name: string, most: number) => (() => void) | undefined
}

export function createInFlight(): InFlight {
  const counts = new Map<string, number>()
  return {
    enter(name, most) {
      const count = counts.get(name) ?? 0
      if (count >= most) return undefined
      counts.set(name, count + 1)
      let hasLeft = false
      return () => {
        if (hasLeft) return
        hasLeft = true
        const left = (counts.get(name) ?? 1) - 1
        if (left > 0) counts.set(name, left)
        else counts.delete(name)
      }
    },
  }
}
