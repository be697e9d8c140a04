import type { ContractReport } from '../report.ts'

/** Writes a report in one form. */
export type Reporter = (report: ContractReport, look: ReportLook) => string

/** How a report may look. */
export interface ReportLook {
  readonly paint: (text: string, look: 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan') => string
  readonly showsCurl: boolean
  /** How wide a line may be; without it as wide as it likes. */
  readonly columns?: number
}
