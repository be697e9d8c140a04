import { isoDay, type SiteId } from '@wallart/sdk'
import type { Clock } from '@wallart/sdk/http'
import type { Baseline, RecordedShape } from '../baseline/baseline.ts'
import { mergeShapes } from '../baseline/shape.ts'
import type { Exchanger } from '../exchange/exchange.ts'
import { isFailing } from '../report/finding.ts'
import type { IgnoreRule } from '../report/ignore-file.ts'
import type { Plan } from '../model/plan.ts'
import { PLANS } from '../probes/plans.ts'
import type { Recording } from '../recording/recording.ts'
import type { ContractReport, OperationReport, Tool } from '../report/report.ts'
import type { CheckTarget } from '../model/target.ts'
import { checkSite, type SiteResult } from './check-site.ts'
import type { ProbeResult } from './probe-log.ts'
import { createIgnoreFilter } from './ignore-filter.ts'
import {
  operationReport,
  sampledShape,
  type OperationReportInput,
  type ReproduceCommand,
} from './operation-report.ts'
import type { SelectionOptions } from '../model/selection-options.ts'
import { createSelection, type Selection } from './selection.ts'
import { summarize, type FailurePolicy } from './summarize.ts'

/** Independent of the terminal. */
export interface CheckOptions extends FailurePolicy {
  /** The name of the program in the commands of the report. */
  readonly program: string
  readonly tool: Tool
  readonly target: CheckTarget
  readonly sites: readonly SiteId[]
  readonly locale?: string | undefined
  readonly selectionOptions: SelectionOptions
  readonly runId: string
  readonly concurrency: number
  /** Number of works to probe. */
  readonly samples?: number | undefined
  readonly reproduceCommand: ReproduceCommand
  /** Stop after this many failed probes. */
  readonly bail?: number | undefined
  readonly exchangerFor: (site: SiteId, purpose: 'ask' | 'undo') => Exchanger
  readonly clock: Pick<Clock, 'now'>
  readonly baseline?: Baseline | undefined
  readonly orders?: Recording['orders'] | undefined
  readonly ignoreRules?: readonly IgnoreRule[]
  readonly signal: AbortSignal
  readonly source: 'live' | 'replay' | 'har'
  readonly onSelected?: (selection: Selection) => void
  readonly onResult?: (entry: ProbeResult) => void
  /** Called once per operation and site, when its last probe is done. */
  readonly onOperation?: (operation: OperationReport) => void
}

export interface CheckResult {
  readonly report: ContractReport
  readonly shapes: Baseline
}

export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  const { sites, selectionOptions, clock, target, runId, source } = options
  const started = clock.now()
  const selection = createSelection(selectionOptions, target)
  options.onSelected?.(selection)
  const siteResults: SiteResult[] = []
  const operations: OperationReport[] = []
  const bailout = createBailout(options)
  const ignoreFilter = createIgnoreFilter(options.ignoreRules ?? [], isoDay(started), options.failOn)
  for (const site of sites) {
    const reports = new Map<Plan, OperationReport>()
    const reportOperation = (plan: Plan, evidence: Pick<OperationReportInput, 'results' | 'skipReason'>) => {
      const baseline = options.baseline?.get(plan.operation.id)
      const operation = ignoreFilter.apply(
        operationReport({
          plan,
          site,
          program: options.program,
          reproduceCommand: options.reproduceCommand,
          services: source === 'live' ? target.servicesFor(site) : {},
          failOn: options.failOn,
          baseline,
          ...evidence,
        }),
      )
      reports.set(plan, operation)
      options.onOperation?.(operation)
    }
    for (const plan of PLANS) {
      const skipReason = selection.skipReasonFor(plan)
      if (skipReason) reportOperation(plan, { results: [], skipReason })
    }
    const siteResult = await checkSite({
      ...options,
      site,
      selection,
      signal: AbortSignal.any([options.signal, bailout.signal]),
      exchanger: options.exchangerFor(site, 'ask'),
      undoExchanger: options.exchangerFor(site, 'undo'),
      onOperationDone: (plan, results) => reportOperation(plan, { results }),
      onResult(entry) {
        bailout.count(entry)
        options.onResult?.(entry)
      },
    })
    siteResults.push(siteResult)
    operations.push(...PLANS.flatMap(plan => reports.get(plan) ?? []))
  }
  const cleanup = {
    done: siteResults.reduce((sum, { cleanedUp }) => sum + cleanedUp, 0),
    failed: siteResults.flatMap(({ cleanupFailures }) => cleanupFailures),
    remaining: siteResults.flatMap(({ remaining }) => remaining),
  }
  const report: ContractReport = {
    schemaVersion: 1,
    tool: options.tool,
    run: {
      id: runId,
      startedAt: new Date(started).toISOString(),
      durationMs: Math.round(clock.now() - started),
      env: target.name,
      sites,
      mode: selectionOptions.mode,
      mutating: selectionOptions.mutating,
      failOn: options.failOn,
      seed: selectionOptions.seed ?? 0,
      source,
    },
    summary: summarize(operations, cleanup, options),
    operations,
    cleanup,
    ignored: ignoreFilter.usage(),
  }
  return { report, shapes: collectShapes(siteResults, selection, new Date(started)) }
}

// Probes in flight still finish.
function createBailout({ bail, failOn }: CheckOptions) {
  const controller = new AbortController()
  let failed = 0
  return {
    signal: controller.signal,
    count({ findings }: ProbeResult) {
      if (bail === undefined || !isFailing(findings, failOn)) return
      failed += 1
      if (failed >= bail) controller.abort()
    },
  }
}

function collectShapes(siteResults: readonly SiteResult[], { isSelected }: Selection, day: Date): Baseline {
  const recorded = isoDay(day.getTime())
  const shapes = new Map<string, RecordedShape>()
  for (const plan of PLANS.filter(isSelected))
    for (const { results } of siteResults) {
      const { id } = plan.operation
      const shape = sampledShape(
        plan,
        results.filter(entry => entry.plan === plan),
      )
      const existing = shapes.get(id)
      if (shape) shapes.set(id, { recorded, shape: existing ? mergeShapes(existing.shape, shape) : shape })
    }
  return shapes
}
