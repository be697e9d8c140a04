/** Most severe first. */
export const SEVERITIES = ['critical', 'breaking', 'warning', 'info'] as const

/** critical: a leak; breaking: the shop fails; warning: the shop copes; info: a change. */
export type Severity = (typeof SEVERITIES)[number]

export type FindingKind =
  | 'missing'
  | 'type'
  | 'enum'
  | 'format'
  | 'undocumented'
  | 'status'
  | 'content-type'
  | 'size'
  | 'unreadable'
  | 'budget'
  | 'rule'
  | 'security'
  | 'not-rejected'
  | 'dialect'
  | 'ignore-file'

export interface Finding {
  /** JSON pointer with `*` for list entries; empty for the whole response. */
  readonly pointer: string
  /** First occurrence, when there are several. */
  readonly first?: string
  readonly count: number
  readonly kind: FindingKind
  readonly severity: Severity
  readonly expected?: string
  readonly actual?: string
  readonly readBy?: readonly string[]
  readonly message: string
}

export function isAtLeastSeverity(severity: Severity, limit: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(limit)
}

export function worstSeverity(findings: readonly Finding[]): Severity | undefined {
  return SEVERITIES.find(severity => findings.some(finding => finding.severity === severity))
}

export function isFailing(findings: readonly Finding[], failOn: Severity): boolean {
  return findings.some(({ severity }) => isAtLeastSeverity(severity, failOn))
}

/** What the findings of an operation come to. */
export function findingsOutcome(
  findings: readonly Finding[],
  failOn: Severity,
): 'failed' | 'warned' | 'passed' {
  if (isFailing(findings, failOn)) return 'failed'
  return isFailing(findings, 'warning') ? 'warned' : 'passed'
}
