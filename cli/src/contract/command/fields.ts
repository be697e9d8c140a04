/** The fields of contract list. */
export const LIST_FIELDS: readonly string[] = [
  'schemaVersion',
  'operations',
  'operations.id',
  'operations.service',
  'operations.method',
  'operations.path',
  'operations.effect',
  'operations.probes',
  'operations.scenarios',
  'operations.recorded',
]

/** The fields of contract diff. */
export const DIFF_FIELDS: readonly string[] = [
  'schemaVersion',
  'operations',
  'operations.id',
  'operations.changes',
  'operations.changes.pointer',
  'operations.changes.kind',
  'operations.changes.before',
  'operations.changes.after',
]

/** The fields of contract explain. */
export const EXPLAIN_FIELDS: readonly string[] = [
  'schemaVersion',
  'id',
  'call',
  'effect',
  'access',
  'spec',
  'budgetMs',
  'readBy',
  'rules',
  'probes',
  'reads',
  'unread',
]

/** The fields of contract doctor: the uppermost ones of a report. */
export const DOCTOR_FIELDS: readonly string[] = [
  'schemaVersion',
  'tool',
  'run',
  'summary',
  'summary.exitCode',
  'operations',
  'operations.id',
  'operations.service',
  'operations.site',
  'operations.outcome',
  'operations.reason',
  'operations.timing',
  'ways',
  'ways.origin',
  'ways.address',
  'ways.tls',
  'ways.tls.protocol',
  'ways.tls.daysLeft',
  'ways.clockSkewSeconds',
  'ways.trouble',
  'leftovers',
  'cleanup',
  'ignored',
]
