import type { Operation } from '@wallart/sdk/operations/operation'

type OperationRefs = readonly Pick<Operation, 'id'>[]

/** Counts the outstanding probes of each operation. */
export interface PendingOperations {
  readonly expect: (operations: OperationRefs) => void
  readonly release: (operations: OperationRefs) => void
  readonly finish: () => void
}

export function createPendingOperations(
  operations: OperationRefs,
  onSettled: (id: string) => void,
): PendingOperations {
  const pending = new Map(operations.map(({ id }) => [id, 0]))
  const settle = (id: string) => {
    if (pending.delete(id)) onSettled(id)
  }
  return {
    expect(requested) {
      for (const { id } of requested) {
        const count = pending.get(id)
        if (count !== undefined) pending.set(id, count + 1)
      }
    },
    release(requested) {
      for (const { id } of requested) {
        const count = pending.get(id)
        if (count === undefined) continue
        pending.set(id, count - 1)
        if (count <= 1) settle(id)
      }
    },
    finish() {
      for (const { id } of operations) settle(id)
    },
  }
}
