import type { Contract } from '@wallart/sdk'
import { pointerSegment } from '../json/pointer.ts'

/** Records which fields a contract accesses, as pointers with `*` for list entries. */
export async function trackReads(contract: Contract<unknown>, answer: unknown): Promise<ReadonlySet<string>> {
  const reads = new Set<string>()
  try {
    await contract['~standard'].validate(withReadTracking(answer, '', reads))
  } catch {
    // Reads up to the failure still count.
  }
  return reads
}

function withReadTracking(value: unknown, pointer: string, reads: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  const pointerTo = (key: string) => pointer + (isList ? '/*' : pointerSegment(key))
  const isEntry = (key: string) => !isList || /^\d+$/.test(key)
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (typeof key !== 'string' || !isEntry(key)) return found
      reads.add(pointerTo(key))
      return withReadTracking(found, pointerTo(key), reads)
    },
    has(target, key) {
      if (typeof key === 'string' && isEntry(key)) reads.add(pointerTo(key))
      return Reflect.has(target, key)
    },
  })
}
