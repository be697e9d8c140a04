import type { ContractReport, OperationReport } from './report.ts'
import type { Reporter } from './reporter.ts'

export const json: Reporter = report => `${JSON.stringify(report, null, 2)}\n`

export const ndjson: Reporter = report => [...report.operations.map(operationLine), runLine(report)].join('')

/** Written as soon as the operation is done. */
export function operationLine(operation: OperationReport): string {
  return `${JSON.stringify({ type: 'operation', ...operation })}\n`
}

export function runLine(report: ContractReport): string {
  const { schemaVersion, tool, run, summary, cleanup, ignored } = report
  return `${JSON.stringify({ type: 'run', schemaVersion, tool, run, summary, cleanup, ignored })}\n`
}
