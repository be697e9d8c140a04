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
  return shapeDiff(before, after).map(change => driftFinding(change, reads.has(readPointer(change)), readBy))
}

/** Of a list that is empty nothing but the list itself can be read. */
const readPointer = ({ pointer, kind }: ShapeChange) => (kind === 'emptied' ? pointer.slice(0, -2) : pointer)

function driftFinding(
  { pointer, kind, before: expected, after: actual }: ShapeChange,
  isRead: boolean,
  readBy: readonly string[],
): Finding {
  return {
    pointer,
    count: 1,
    kind: FINDING_KINDS[kind],
    severity: isRead ? SEVERITY_IF_READ[kind] : 'info',
    ...(expected && { expected }),
    actual: actual ?? 'absent',
    ...(isRead && kind !== 'added' && { readBy }),
    message:
      actual === 'null'
        ? 'Null in every response'
        : (MESSAGES[kind] ?? `Different from the baseline: ${kind}`),
  }
}
