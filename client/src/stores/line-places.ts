import type { CartLineView } from './cart-view.ts'

export interface LinePlaces {
  /** Gives a line that is put back the place it had, whatever it is called then. */
  readonly keep: (line: CartLineView) => void
  readonly arrange: (lines: readonly CartLineView[]) => readonly CartLineView[]
}

/** The places of lines, in the order in which they were first seen: the shop puts last what is put back. */
export function createLinePlaces(): LinePlaces {
  const order: string[] = []
  const undone = new Map<string, string>()

  function enter({ itemId, upi }: CartLineView, isThere: (itemId: string) => boolean): void {
    const former = undone.get(upi)
    const index = former === undefined || isThere(former) ? -1 : order.indexOf(former)
    if (index < 0) order.push(itemId)
    else order[index] = itemId
    undone.delete(upi)
  }

  return {
    keep: ({ itemId, upi }) => undone.set(upi, itemId),
    arrange: lines => {
      const isThere = (itemId: string) => lines.some(line => line.itemId === itemId)
      for (const line of lines) if (!order.includes(line.itemId)) enter(line, isThere)
      return lines.toSorted((one, other) => order.indexOf(one.itemId) - order.indexOf(other.itemId))
    },
  }
}
