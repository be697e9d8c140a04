import type { Finding } from '../report/finding.ts'
import { generalizePointer } from '../json/pointer.ts'

/** Merges equal findings of list entries into one with a count. */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const byKey = new Map<string, Finding>()
  for (const finding of findings) {
    const pointer = generalizePointer(finding.pointer)
    const key = `${pointer} ${finding.kind} ${finding.severity} ${finding.message}`
    const existing = byKey.get(key)
    const first = pointer === finding.pointer ? {} : { first: finding.pointer }
    byKey.set(
      key,
      existing
        ? { ...existing, count: existing.count + finding.count }
        : { ...finding, pointer, ...(finding.first === undefined && first) },
    )
  }
  return [...byKey.values()]
}
