/** How bad it is, the worst first. */
export const SEVERITIES = ['critical', 'breaking', 'warning', 'info'] as const

/** How bad something is: given to the wrong person, a field the shop reads, something it copes with, news. */
export type Severity = (typeof SEVERITIES)[number]

/** What can be wrong with an answer. */
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

/** One thing that is wrong with an answer: where and what, never a value. */
export interface Finding {
  /** A JSON pointer in which a star stands for every entry of a list; empty for the answer as a whole. */
  readonly pointer: string
  /** The first place it was found at, when there are several. */
  readonly first?: string
  readonly count: number
  readonly kind: FindingKind
  readonly severity: Severity
  readonly expected?: string
  readonly actual?: string
  readonly readBy?: readonly string[]
  readonly message: string
}

/** Whether one severity is at least as bad as another. */
export function isAtLeastSeverity(severity: Severity, limit: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(limit)
}

/** The worst of some findings. */
export function worstSeverity(findings: readonly Finding[]): Severity | undefined {
  return SEVERITIES.find(severity => findings.some(finding => finding.severity === severity))
}
