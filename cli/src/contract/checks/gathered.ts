import type { Finding } from '../finding.ts'
import { folded } from '../pointer.ts'

/** The same thing at several entries of a list as one finding, with the first place and how many there are. */
export function gathered(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = new Map<string, Finding>()
  for (const finding of findings) {
    const pointer = folded(finding.pointer)
    const key = `${pointer} ${finding.kind} ${finding.severity} ${finding.message}`
    const known = byPlace.get(key)
    const first = pointer === finding.pointer ? {} : { first: finding.pointer }
    byPlace.set(
      key,
      known
        ? { ...known, count: known.count + finding.count }
        : { ...finding, pointer, ...(finding.first === undefined && first) },
    )
  }
  return [...byPlace.values()]
}
