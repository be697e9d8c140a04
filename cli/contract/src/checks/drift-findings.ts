import { shapeDiff, type ShapeChange } from '../baseline/shape-diff.ts'
import type { Shape } from '../baseline/shape.ts'
import type { Finding, FindingKind, Severity } from '../report/finding.ts'

const FINDING_KINDS: Readonly<Record<ShapeChange['kind'], FindingKind>> = {
  added: 'undocumented',
  removed: 'missing',
  'not-seen': 'missing',
  emptied: 'missing',
  type: 'type',
  'became-optional': 'missing',
  'became-nullable': 'type',
}

const SEVERITY_IF_READ: Readonly<Record<ShapeChange['kind'], Severity>> = {
  added: 'info',
  removed: 'breaking',
  'not-seen': 'warning',
  emptied: 'warning',
  type: 'breaking',
  'became-optional': 'warning',
  'became-nullable': 'warning',
}

/** So many texts are hardly all empty by chance, where the baseline has none. */
const ENOUGH_TEXTS = 3

const MESSAGES: Readonly<Partial<Record<ShapeChange['kind'], string>>> = {
  added: 'A new field',
  emptied: 'A list that had entries in the baseline is empty in every response',
  'not-seen': 'An optional field of the baseline is in no response any more',
}

/** Drift from the baseline; more than `info` only for fields that the shop reads. */
export function driftFindings(
  before: Shape,
  after: Shape,
  reads: ReadonlySet<string>,
  readBy: readonly string[],
): readonly Finding[] {
  return shapeDiff(before, after).map(change => {
    const isRead = reads.has(readPointer(change))
    return driftFinding(change, isRead ? severityIfRead(change, before, after) : undefined, readBy)
  })
}

const isEmptiedText = ({ kind, after }: ShapeChange) => kind === 'emptied' && after !== undefined

/** Of a list that is empty nothing but the list itself can be read. */
const readPointer = (change: ShapeChange) =>
  change.kind === 'emptied' && !isEmptiedText(change) ? change.pointer.slice(0, -2) : change.pointer

function severityIfRead(change: ShapeChange, before: Shape, after: Shape): Severity {
  const wasNeverEmpty = before.get(change.pointer)?.empty === undefined
  const { texts = 0 } = after.get(change.pointer) ?? {}
  const isBreak = isEmptiedText(change) && wasNeverEmpty && texts >= ENOUGH_TEXTS
  return isBreak ? 'breaking' : SEVERITY_IF_READ[change.kind]
}

function driftFinding(
  change: ShapeChange,
  severity: Severity | undefined,
  readBy: readonly string[],
): Finding {
  const { pointer, kind, before: expected, after: actual } = change
  return {
    pointer,
    count: 1,
    kind: FINDING_KINDS[kind],
    severity: severity ?? 'info',
    ...(expected && { expected }),
    actual: actual ?? 'absent',
    ...(severity && kind !== 'added' && { readBy }),
    message: driftMessage(change),
  }
}

function driftMessage(change: ShapeChange): string {
  if (change.after === 'null') return 'Null in every response'
  if (isEmptiedText(change)) return 'A text of the baseline is empty in every response'
  return MESSAGES[change.kind] ?? `Different from the baseline: ${change.kind}`
}
