import type { Reporter } from './reporter.ts'

/** The whole report as one document. */
export const json: Reporter = report => `${JSON.stringify(report, null, 2)}\n`

/** A line for every operation, then one for the run. */
export const ndjson: Reporter = ({ operations, ...run }) =>
  [
    ...operations.map(operation => JSON.stringify({ type: 'operation', ...operation })),
    JSON.stringify({ type: 'run', ...run }),
    '',
  ].join('\n')
