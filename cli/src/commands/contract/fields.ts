import { withSubfields, type Fields } from '../../output/fields.ts'

const changes = (name: string): Fields => withSubfields(name, ['pointer', 'kind', 'before', 'after'])

export const LIST_FIELDS: Fields = [
  'schemaVersion',
  ...withSubfields('operations', [
    'id',
    'service',
    'method',
    'path',
    'effect',
    'probes',
    'scenarios',
    'recorded',
    ...withSubfields('last', ['outcome', 'at']),
  ]),
]

export const DIFF_FIELDS: Fields = [
  'schemaVersion',
  ...withSubfields('operations', ['id', ...changes('changes')]),
]

export const EXPLAIN_FIELDS: Fields = [
  'schemaVersion',
  'id',
  'call',
  'service',
  'effect',
  'access',
  'budgetMs',
  'readBy',
  'rules',
  'probes',
  'reads',
  'unread',
]

const reason = withSubfields('reason', ['code', 'message', 'next'])

const findings = withSubfields('findings', [
  'pointer',
  'first',
  'count',
  'kind',
  'severity',
  'expected',
  'actual',
  'readBy',
  'message',
  'fingerprint',
])

const probes = withSubfields('probes', [
  'caseId',
  'kind',
  'name',
  'status',
  'durationMs',
  'bytes',
  'attempts',
  ...reason,
  ...findings,
  ...withSubfields('reproduce', ['command', 'curlTemplate']),
])

export const REPORT_FIELDS: Fields = [
  'schemaVersion',
  ...withSubfields('tool', ['name', 'version', 'sdk']),
  ...withSubfields('run', [
    'id',
    'startedAt',
    'durationMs',
    'env',
    'sites',
    'mode',
    'mutating',
    'failOn',
    'seed',
    'source',
  ]),
  ...withSubfields('summary', [
    'operations',
    'passed',
    'failed',
    'warned',
    'skipped',
    'untestable',
    ...withSubfields('bySeverity', ['critical', 'breaking', 'warning', 'info']),
    'exitCode',
  ]),
  ...withSubfields('operations', [
    'id',
    'service',
    'method',
    'pathTemplate',
    'effect',
    'site',
    'outcome',
    ...reason,
    'rules',
    ...probes,
    ...withSubfields('timing', ['p50', 'p95', 'budgetMs']),
    ...withSubfields('shape', ['hash', 'baselineHash', ...changes('diff')]),
  ]),
  ...withSubfields('cleanup', ['done', 'failed', 'remaining']),
  ...withSubfields('ignored', ['rule', 'until', 'used', 'expired']),
]

export const DOCTOR_FIELDS: Fields = [
  ...REPORT_FIELDS,
  ...withSubfields('hosts', [
    'origin',
    'address',
    ...withSubfields('tls', ['protocol', 'daysLeft']),
    'clockSkewSeconds',
    'failure',
  ]),
  'leftovers',
]
