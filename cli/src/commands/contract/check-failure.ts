import { Failure, type FailureCode } from '../../shell/failure.ts'
import type { ContractReport } from '@wallart/contract/report/report.ts'
import { pluralize, summarySentence } from '@wallart/contract/report/summary-sentence.ts'

const CODES: Readonly<Record<number, FailureCode>> = {
  1: 'broken',
  4: 'unauthorized',
  5: 'timeout',
  6: 'server',
  7: 'bad-answer',
  8: 'config',
  9: 'refused',
  10: 'cleanup',
  124: 'out-of-time',
}

const SUBJECTS: Readonly<Partial<Record<FailureCode, string>>> = {
  broken: 'The contract is broken',
  refused:
    'Nothing was tested: what was selected writes, needs what only --mutating makes, or is for public clients',
  cleanup: 'No contract is broken, but the clean-up failed',
  'out-of-time': 'The time (--timeout) was over before everything was tested',
}

export interface CheckFailureOptions {
  readonly program: string
  /** What helps where the services are not there. */
  readonly unreachableHint: string
  /** Where a report has been printed, its last line says how many there were of each outcome. */
  readonly isSummaryPrinted?: boolean
}

export function checkFailure(
  report: ContractReport,
  { program, unreachableHint, isSummaryPrinted = false }: CheckFailureOptions,
): Failure | undefined {
  const code = CODES[report.summary.exitCode]
  if (!code) return undefined
  const subject = SUBJECTS[code] ?? 'Something could not be tested'
  const { summary } = report
  const isAllBroken = summary.failed > 3 && summary.passed + summary.warned === 0
  const isUnreachable = summary.passed + summary.warned + summary.failed === 0
  const hints: Readonly<Partial<Record<FailureCode, string>>> = {
    cleanup: `The shop expires what a guest left; to list what an account holds: ${program} contract doctor --leftovers`,
    ...(isUnreachable && { timeout: unreachableHint }),
    ...(isAllBroken && {
      broken: `Nothing passed: is this the address of the shop's services? Ask ${program} doctor`,
    }),
  }
  const hint = hints[code]
  const message = isSummaryPrinted ? subject : `${subject}. ${summarySentence(report)}`
  return new Failure(code, message, hint === undefined ? {} : { hint })
}

/** What was tested until the run was ended, and what became of what it had made. */
export function interruptedLines(report: ContractReport): readonly string[] {
  const { done, failed, remaining } = report.cleanup
  return [
    `Interrupted. ${summarySentence(report)}`,
    ...(done > 0 ? [`Cleaned up: ${pluralize(done, 'thing')} that the check had made`] : []),
    ...failed.map(what => `Not cleaned up: ${what}`),
    ...remaining.map(what => `Remains: ${what}`),
  ]
}
