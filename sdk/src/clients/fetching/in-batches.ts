/** Asks for many ids, so many a call, and joins the answers in their order; nothing is asked for no ids. */
export async function inBatches<T>(
  ids: readonly string[],
  most: number,
  ask: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const each = [...new Set(ids)]
  const calls = Math.ceil(each.length / most)
  const portions = Array.from({ length: calls }, (_, call) => each.slice(call * most, (call + 1) * most))
  return (await Promise.all(portions.map(ask))).flat()
}
