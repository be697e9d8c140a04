/** Asks for many ids, so many a call, and joins the answers in their order; no ids make no call. */
export async function inBatches<T>(
  ids: readonly string[],
  batchSize: number,
  fetchBatch: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const uniqueIds = [...new Set(ids)]
  const batchCount = Math.ceil(uniqueIds.length / batchSize)
  const batches = Array.from({ length: batchCount }, (_, call) =>
    uniqueIds.slice(call * batchSize, (call + 1) * batchSize),
  )
  return (await Promise.all(batches.map(fetchBatch))).flat()
}
