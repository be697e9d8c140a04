import { isAtLeastSeverity } from '../report/finding.ts'
import type { Reason } from '../report/report.ts'
import type { ProbeResult } from './probe-log.ts'

const ENDED = /^"[^"]*" ended at /

export function isInconclusive({ reason, findings }: ProbeResult): boolean {
  return reason !== undefined || findings.some(({ severity }) => isAtLeastSeverity(severity, 'breaking'))
}

/** Why nothing could be asked that depends on this result. */
export function providerReason({ exchange, reason, findings }: ProbeResult, message: string): Reason {
  // Where one scenario ended, those after it ended as well.
  if (reason && ENDED.test(reason.message)) return reason
  if (reason) return { ...reason, message: `${message}: ${reason.message}` }
  const finding = findings.find(({ severity }) => isAtLeastSeverity(severity, 'breaking'))
  const { status = 0 } = exchange ?? {}
  return {
    code: status >= 500 ? 'provider-failed' : 'provider-broken',
    message: finding ? `${message}: ${finding.message} at ${finding.pointer || '/'}` : message,
  }
}
