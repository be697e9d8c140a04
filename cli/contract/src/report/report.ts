import type { SiteId } from '@wallart/sdk'
import type { Effect } from '@wallart/sdk/operations/operation'
import type { ShapeChange } from '../baseline/shape-diff.ts'
import type { Finding, Severity } from './finding.ts'

/** Whether an operation keeps its contract, or why nobody knows. */
export type OperationOutcome = 'passed' | 'failed' | 'warned' | 'skipped' | 'untestable'

/** Why something was not tried. */
export type ReasonCode =
  | 'not-selected'
  | 'needs-writing'
  | 'nothing-to-ask'
  | 'not-configured'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'rate-limited'
  | 'aborted'
  | 'out-of-time'
  | 'not-recorded'

/** Why an operation or a question was not tried, and what helps. */
export interface Reason {
  readonly code: ReasonCode
  readonly message: string
  readonly next?: readonly string[]
}

/** A finding as a report carries it. */
export interface ReportedFinding extends Finding {
  /** The same for the same trouble in every run. */
  readonly fingerprint: string
}

/** One question and what came of it. */
export interface ProbeReport {
  readonly caseId: string
  readonly kind: 'positive' | 'negative' | 'edge' | 'security'
  readonly name: string
  readonly status?: number
  readonly durationMs?: number
  readonly bytes?: number
  readonly attempts: number
  readonly reason?: Reason
  readonly findings: readonly ReportedFinding[]
  /** How to see it again; placeholders in the place of everything personal. */
  readonly reproduce: { readonly command: string; readonly curlTemplate: string }
}

/** One operation on one site. */
export interface OperationReport {
  readonly id: string
  readonly service: string
  readonly method: string
  readonly pathTemplate: string
  readonly effect: Effect
  readonly site: SiteId
  readonly spec: string
  readonly outcome: OperationOutcome
  readonly reason?: Reason
  readonly rules: readonly string[]
  readonly probes: readonly ProbeReport[]
  readonly timing: { readonly p50: number; readonly p95: number; readonly budgetMs: number }
  readonly shape?: {
    readonly hash: string
    readonly baselineHash?: string
    readonly diff: readonly ShapeChange[]
  }
}

/** What was unmade, what could not be, and what stays for good because that was allowed. */
export interface Cleanup {
  readonly done: number
  readonly failed: readonly string[]
  readonly remaining: readonly string[]
}

/** One line of the ignore file, and whether anything needed it. */
interface IgnoredRule {
  readonly rule: string
  readonly until: string
  readonly used: number
  readonly expired: boolean
}

/** How operations came out, in numbers. */
export interface Summary extends Readonly<Record<OperationOutcome, number>> {
  readonly operations: number
  readonly bySeverity: Readonly<Record<Severity, number>>
  readonly exitCode: number
}

/** The program that ran the check. */
export interface Tool {
  readonly name: string
  readonly version: string
  readonly sdk: string
}

/** One run of the check. */
export interface ContractReport {
  readonly schemaVersion: 1
  readonly tool: Tool
  readonly run: {
    readonly id: string
    readonly startedAt: string
    readonly durationMs: number
    readonly env: string
    readonly sites: readonly SiteId[]
    readonly mode: ProbeMode
    readonly mutating: boolean
    /** What mixed the order of the questions; 0 is the order of the catalogue. */
    readonly seed: number
    readonly source: 'live' | 'replay' | 'har'
  }
  readonly summary: Summary
  readonly operations: readonly OperationReport[]
  readonly cleanup: Cleanup
  readonly ignored: readonly IgnoredRule[]
}

/** Which questions are asked. */
export type ProbeMode = 'positive' | 'negative' | 'all'
