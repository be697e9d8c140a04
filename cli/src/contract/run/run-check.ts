import type { SiteId } from '@wallart/sdk'
import type { Clock } from '@wallart/sdk/http'
import type { Baseline, Recorded } from '../baseline/baseline.ts'
import { joined } from '../baseline/shape.ts'
import type { Exchanger } from '../exchange.ts'
import { isIgnoredBy, type IgnoreLine } from '../ignore.ts'
import { PLANS } from '../probes/plans.ts'
import type { Recording } from '../recording/recording.ts'
import type { ContractReport, OperationReport } from '../report.ts'
import type { Target } from '../target.ts'
import { checkSite, type SiteRecord } from './check-site.ts'
import type { Entry } from './ledger.ts'
import { operationReport, sampledShape } from './operation-report.ts'
import { selectionOf, type Selection, type Wish } from './selection.ts'
import { summaryOf, type Strictness } from './summary.ts'

/** Everything a run needs; nothing of it knows of a terminal. */
export interface CheckOptions extends Strictness {
  readonly target: Target
  readonly sites: readonly SiteId[]
  readonly locale?: string | undefined
  readonly wish: Wish
  readonly version: string
  readonly runId: string
  readonly concurrency: number
  readonly exchangerOf: (site: SiteId, purpose: 'ask' | 'undo') => Exchanger
  readonly clock: Pick<Clock, 'now'>
  readonly baseline?: Baseline | undefined
  /** The orders of a recorded run, where one is replayed. */
  readonly orders?: Recording['orders'] | undefined
  readonly ignored?: readonly IgnoreLine[]
  readonly signal: AbortSignal
  readonly source: 'live' | 'replay'
  readonly onEntry?: (entry: Entry) => void
  readonly onOperation?: (operation: OperationReport) => void
}

/** A run: what is to be said, and the shapes that a baseline could be made of. */
export interface CheckResult {
  readonly report: ContractReport
  readonly shapes: Baseline
}

/** Checks an environment against everything the shop expects of it. */
export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  const { sites, wish, clock, target, runId, source, version } = options
  const started = clock.now()
  const selection = selectionOf(wish)
  const records: SiteRecord[] = []
  const operations: OperationReport[] = []
  for (const site of sites) {
    const record = await checkSite({
      ...options,
      site,
      selection,
      exchanger: options.exchangerOf(site, 'ask'),
      undoExchanger: options.exchangerOf(site, 'undo'),
    })
    records.push(record)
    for (const operation of reportsOf(record, selection, options)) {
      operations.push(operation)
      options.onOperation?.(operation)
    }
  }
  const cleanup = {
    done: records.reduce((sum, { undone }) => sum + undone, 0),
    failed: records.flatMap(({ leftBehind }) => leftBehind),
  }
  const report: ContractReport = {
    schemaVersion: 1,
    tool: { name: '@wallart/cli', version },
    run: {
      id: runId,
      startedAt: new Date(started).toISOString(),
      durationMs: Math.round(clock.now() - started),
      env: target.name,
      sites,
      mode: wish.mode,
      mutating: wish.mutating,
      source,
    },
    summary: summaryOf(operations, cleanup, options),
    operations,
    cleanup,
    ignored: [],
  }
  return { report: withIgnored(report, options), shapes: shapesOf(records, selection, new Date(started)) }
}

function reportsOf(
  { site, entries }: SiteRecord,
  selection: Selection,
  { baseline, target }: CheckOptions,
): readonly OperationReport[] {
  return PLANS.flatMap(plan => {
    const refusal = selection.refusalOf(plan)
    if (!selection.isSelected(plan) && !refusal) return []
    const own = refusal ? [] : entries.filter(entry => entry.plan === plan)
    const recorded = baseline?.get(plan.operation.id)
    return [operationReport({ plan, site, env: target.name, entries: own, baseline: recorded, refusal })]
  })
}

function shapesOf(records: readonly SiteRecord[], { isSelected }: Selection, day: Date): Baseline {
  const recorded = day.toISOString().slice(0, 10)
  const shapes = new Map<string, Recorded>()
  for (const plan of PLANS.filter(isSelected))
    for (const { entries } of records) {
      const { id } = plan.operation
      const shape = sampledShape(
        plan,
        entries.filter(entry => entry.plan === plan),
      )
      const known = shapes.get(id)
      if (shape) shapes.set(id, { recorded, shape: known ? joined(known.shape, shape) : shape })
    }
  return shapes
}

function withIgnored(report: ContractReport, options: CheckOptions): ContractReport {
  const { ignored = [] } = options
  if (ignored.length === 0) return report
  const today = report.run.startedAt.slice(0, 10)
  const used = new Map<IgnoreLine, number>()
  const operations = report.operations.map((operation): OperationReport => {
    const probes = operation.probes.map(probe => ({
      ...probe,
      findings: probe.findings.filter(finding => {
        const line = ignored.find(each => isIgnoredBy(each, operation.id, finding, today))
        if (line) used.set(line, (used.get(line) ?? 0) + finding.count)
        return !line
      }),
    }))
    return { ...operation, probes, outcome: outcomeWithout(operation, probes) }
  })
  return {
    ...report,
    operations,
    summary: summaryOf(operations, report.cleanup, options),
    ignored: ignored.map(line => ({
      rule: line.text,
      until: line.until,
      used: used.get(line) ?? 0,
      expired: line.until < today,
    })),
  }
}

function outcomeWithout(
  { outcome }: OperationReport,
  probes: OperationReport['probes'],
): OperationReport['outcome'] {
  if (outcome !== 'failed' && outcome !== 'warned') return outcome
  const severities = new Set(probes.flatMap(({ findings }) => findings.map(({ severity }) => severity)))
  if (severities.has('critical') || severities.has('breaking')) return 'failed'
  return severities.has('warning') ? 'warned' : 'passed'
}
