import type { ContractReport } from './report.ts'

/** Writes a report in one form. */
export type Reporter = (report: ContractReport, style: ReportStyle) => string

/** How a report may look. */
export interface ReportStyle {
  readonly paint: (text: string, look: 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan') => string
  readonly showsCurl: boolean
  /** How wide a line may be; without it as wide as it likes. */
  readonly columns?: number
}
