import type { SiteId } from '@wallart/sdk'
import type { Effect } from '@wallart/sdk/operations/operation'
import type { ShapeChange } from '../baseline/shape-diff.ts'
import type { Finding, Severity } from './finding.ts'

export type OperationOutcome = 'passed' | 'failed' | 'warned' | 'skipped' | 'untestable'

export type ReasonCode =
  | 'not-selected'
  | 'needs-writing'
  | 'nothing-to-ask'
  | 'provider-failed'
  | 'provider-broken'
  | 'not-configured'
  | 'unauthorized'
  | 'network'
  | 'timeout'
  | 'rate-limited'
  | 'aborted'
  | 'out-of-time'
  | 'not-recorded'

export interface Reason {
  readonly code: ReasonCode
  readonly message: string
  /** Commands that help. */
  readonly next?: readonly string[]
}

export interface ReportedFinding extends Finding {
  /** Stable across runs. */
  readonly fingerprint: string
}

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
  /** Personal data is replaced with placeholders. */
  readonly reproduce: { readonly command: string; readonly curlTemplate: string }
}

export interface OperationReport {
  readonly id: string
  readonly service: string
  readonly method: string
  readonly pathTemplate: string
  readonly effect: Effect
  readonly site: SiteId
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

/** `remaining` lists resources that cannot be deleted (`--side-effects`). */
export interface Cleanup {
  readonly done: number
  readonly failed: readonly string[]
  readonly remaining: readonly string[]
}

interface IgnoredRule {
  readonly rule: string
  readonly until: string
  readonly used: number
  readonly expired: boolean
}

export interface Summary extends Readonly<Record<OperationOutcome, number>> {
  readonly operations: number
  readonly bySeverity: Readonly<Record<Severity, number>>
  readonly exitCode: number
}

export interface Tool {
  readonly name: string
  readonly version: string
  readonly sdk: string
}

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
    /** Lowest severity that fails the run. */
    readonly failOn: Severity
    /** 0 keeps the catalogue order. */
    readonly seed: number
    readonly source: 'live' | 'replay' | 'har'
  }
  readonly summary: Summary
  readonly operations: readonly OperationReport[]
  readonly cleanup: Cleanup
  readonly ignored: readonly IgnoredRule[]
}

export type ProbeMode = 'positive' | 'negative' | 'all'
