import type { FindingKind, Severity } from '../report/finding.ts'
import type { CheckOverrides } from './run-test-check.ts'

export interface Breakage {
  readonly title: string
  readonly operation: string
  readonly fault: object
  readonly pointer: string
  readonly kind: FindingKind
  readonly severity: Severity
  readonly exitCode: number
  readonly overrides?: CheckOverrides
}

export const breakage = (
  title: string,
  operation: string,
  fault: object,
  [pointer, kind, severity]: readonly [string, FindingKind, Severity],
  exitCode: number,
  overrides: CheckOverrides = {},
): Breakage => ({ title, operation, fault, pointer, kind, severity, exitCode, overrides })
