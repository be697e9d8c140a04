import type { ContractReport, OperationReport } from './report.ts'
import type { Reporter } from './reporter.ts'

/** The whole report as one document. */
export const json: Reporter = report => `${JSON.stringify(report, null, 2)}\n`

/** A line for every operation, then one for the run. */
export const ndjson: Reporter = report => [...report.operations.map(operationLine), runLine(report)].join('')

/** The line of an operation, which can be written before the others are done. */
export function operationLine(operation: OperationReport): string {
  return `${JSON.stringify({ type: 'operation', ...operation })}\n`
}

/** The last line: the run without its operations. */
export function runLine(report: ContractReport): string {
  const { schemaVersion, tool, run, summary, cleanup, ignored } = report
  return `${JSON.stringify({ type: 'run', schemaVersion, tool, run, summary, cleanup, ignored })}\n`
}
