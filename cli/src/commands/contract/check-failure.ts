import { Failure, type FailureCode } from '../../shell/failure.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { summarySentence } from '@wallart/contract/report/summary-sentence.ts'

const CODES: Readonly<Record<number, FailureCode>> = {
  1: 'no',
  4: 'unauthorized',
  5: 'timeout',
  6: 'server',
  8: 'config',
  130: 'interrupted',
}

export function checkFailure(report: ContractReport): Failure | undefined {
  const code = CODES[report.summary.exitCode]
  if (!code) return undefined
  const subject = code === 'no' ? 'The contract is broken' : 'Something could not be tested'
  return new Failure(code, `${subject}. ${summarySentence(report)}`)
}
