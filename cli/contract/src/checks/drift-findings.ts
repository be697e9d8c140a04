import { shapeDiff, type ShapeChange } from '../baseline/shape-diff.ts'
import type { Shape } from '../baseline/shape.ts'
import type { Finding, FindingKind, Severity } from '../report/finding.ts'

const FINDING_KINDS: Readonly<Record<ShapeChange['kind'], FindingKind>> = {
  added: 'undocumented',
  removed: 'missing',
  type: 'type',
  'became-optional': 'missing',
  'became-nullable': 'type',
}

const SEVERITY_IF_READ: Readonly<Record<ShapeChange['kind'], Severity>> = {
  added: 'info',
  removed: 'breaking',
  type: 'breaking',
  'became-optional': 'warning',
  'became-nullable': 'warning',
}

/** Drift from the baseline; more than `info` only for fields that the shop reads. */
export function driftFindings(
  before: Shape,
  after: Shape,
  reads: ReadonlySet<string>,
  readBy: readonly string[],
): readonly Finding[] {
  return shapeDiff(before, after).map(change => driftFinding(change, reads.has(change.pointer), readBy))
}

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
    message: kind === 'added' ? 'A new field' : `Different from the baseline: ${kind}`,
  }
}
