import type { SiteId } from '@wallart/sdk'
import type { Clock } from '@wallart/sdk/http'
import type { Baseline, Recorded } from '../baseline/baseline.ts'
import { joined } from '../baseline/shape.ts'
import type { Exchanger } from '../exchange.ts'
import { isAtLeast } from '../finding.ts'
import type { IgnoreLine } from '../ignore.ts'
import type { Plan } from '../plan.ts'
import { PLANS } from '../probes/plans.ts'
import type { Recording } from '../recording/recording.ts'
import type { ContractReport, OperationReport } from '../report.ts'
import type { Target } from '../target.ts'
import { SDK_VERSION, VERSION } from '../../version.ts'
import { checkSite, type SiteRecord } from './check-site.ts'
import type { Entry } from './ledger.ts'
import { createIgnoring } from './ignoring.ts'
import { operationReport, sampledShape, type Evidence } from './operation-report.ts'
import { selectionOf, type Selection, type TrackingConsent } from './selection.ts'
import { summaryOf, type Strictness } from './summary.ts'

/** Everything a run needs; nothing of it knows of a terminal. */
export interface CheckOptions extends Strictness {
  readonly target: Target
  readonly sites: readonly SiteId[]
  readonly locale?: string | undefined
  readonly consent: TrackingConsent
  readonly runId: string
  readonly concurrency: number
  /** About how many works the questions about works are asked. */
  readonly samples?: number | undefined
  /** After how many questions that went wrong no more are asked. */
  readonly bail?: number | undefined
  readonly exchangerOf: (site: SiteId, purpose: 'ask' | 'undo') => Exchanger
  readonly clock: Pick<Clock, 'now'>
  readonly baseline?: Baseline | undefined
  /** The orders of a recorded run, where one is replayed. */
  readonly orders?: Recording['orders'] | undefined
  readonly ignored?: readonly IgnoreLine[]
  readonly signal: AbortSignal
  readonly source: 'live' | 'replay' | 'har'
  /** Told what is going to be asked on each site. */
  readonly onSelected?: (selection: Selection) => void
  readonly onEntry?: (entry: Entry) => void
  /** Told of each operation of a site as soon as nothing more is asked of it. */
  readonly onOperation?: (operation: OperationReport) => void
}

/** A run: what is to be said, and the shapes that a baseline could be made of. */
export interface CheckResult {
  readonly report: ContractReport
  readonly shapes: Baseline
}

/** Checks an environment against everything the shop expects of it. */
export async function runCheck(options: CheckOptions): Promise<CheckResult> {
  const { sites, consent, clock, target, runId, source } = options
  const started = clock.now()
  const selection = selectionOf(consent)
  options.onSelected?.(selection)
  const records: SiteRecord[] = []
  const operations: OperationReport[] = []
  const bailing = bailingAfter(options)
  const ignoring = createIgnoring(options.ignored ?? [], new Date(started).toISOString().slice(0, 10))
  for (const site of sites) {
    const reported = new Map<Plan, OperationReport>()
    const tell = (plan: Plan, known: Pick<Evidence, 'entries' | 'refusal'>) => {
      const baseline = options.baseline?.get(plan.operation.id)
      const operation = ignoring.without(
        operationReport({ plan, site, env: target.name, baseline, ...known }),
      )
      reported.set(plan, operation)
      options.onOperation?.(operation)
    }
    for (const plan of PLANS) {
      const refusal = selection.refusalOf(plan)
      if (refusal) tell(plan, { entries: [], refusal })
    }
    const record = await checkSite({
      ...options,
      site,
      selection,
      signal: AbortSignal.any([options.signal, bailing.signal]),
      exchanger: options.exchangerOf(site, 'ask'),
      undoExchanger: options.exchangerOf(site, 'undo'),
      onSettled: (plan, entries) => tell(plan, { entries }),
      onEntry(entry) {
        bailing.count(entry)
        options.onEntry?.(entry)
      },
    })
    records.push(record)
    operations.push(...PLANS.flatMap(plan => reported.get(plan) ?? []))
  }
  const cleanup = {
    done: records.reduce((sum, { undone }) => sum + undone, 0),
    failed: records.flatMap(({ leftBehind }) => leftBehind),
    remaining: records.flatMap(({ remaining }) => remaining),
  }
  const report: ContractReport = {
    schemaVersion: 1,
    tool: { name: '@wallart/cli', version: VERSION, sdk: SDK_VERSION },
    run: {
      id: runId,
      startedAt: new Date(started).toISOString(),
      durationMs: Math.round(clock.now() - started),
      env: target.name,
      sites,
      mode: consent.mode,
      mutating: consent.mutating,
      seed: consent.seed ?? 0,
      source,
    },
    summary: summaryOf(operations, cleanup, options),
    operations,
    cleanup,
    ignored: ignoring.rules(),
  }
  return { report, shapes: shapesOf(records, selection, new Date(started)) }
}

// What was asked already is still looked at; only nothing more is asked.
function bailingAfter({ bail, failOn }: CheckOptions) {
  const ending = new AbortController()
  let failed = 0
  return {
    signal: ending.signal,
    count({ findings }: Entry) {
      if (bail === undefined || !findings.some(({ severity }) => isAtLeast(severity, failOn))) return
      failed += 1
      if (failed >= bail) ending.abort()
    },
  }
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
