import type { ContractReport } from './report.ts'

export type Reporter = (report: ContractReport, style: ReportStyle) => string

export interface ReportStyle {
  readonly paint: (text: string, look: 'bold' | 'dim' | 'green' | 'yellow' | 'red' | 'cyan') => string
  readonly showsCurl: boolean
  /** Maximum line width; unlimited when undefined. */
  readonly columns?: number
}
