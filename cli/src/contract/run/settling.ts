import type { Operation } from '@wallart/sdk/operations/operation'

type CheckRequest = readonly Pick<Operation, 'id'>[]

/** Knows which operations are still going to be asked, and tells of each when it no longer is. */
export interface Settling {
  readonly expect: (operations: CheckRequest) => void
  /** Takes back what was expected once. */
  readonly release: (operations: CheckRequest) => void
  /** Nothing at all is asked any more. */
  readonly end: () => void
}

/** Watches over these operations, and tells of each one once. */
export function createSettling(operations: CheckRequest, onSettled: (id: string) => void): Settling {
  const open = new Map(operations.map(({ id }) => [id, 0]))
  const settle = (id: string) => {
    if (open.delete(id)) onSettled(id)
  }
  return {
    expect(requested) {
      for (const { id } of requested) {
        const count = open.get(id)
        if (count !== undefined) open.set(id, count + 1)
      }
    },
    release(requested) {
      for (const { id } of requested) {
        const count = open.get(id)
        if (count === undefined) continue
        open.set(id, count - 1)
        if (count <= 1) settle(id)
      }
    },
    end() {
      for (const { id } of operations) settle(id)
    },
  }
}
