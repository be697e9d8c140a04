import { SITES, type SiteId } from '@wallart/sdk'
import { getProductGroup } from '@wallart/sdk/operations/get-product-group'
import { logIn } from '@wallart/sdk/operations/log-in'
import { logOut } from '@wallart/sdk/operations/log-out'
import { orderLookupParams } from '@wallart/sdk/order-lookup'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { Exchanger } from '../exchange/exchange.ts'
import type { SiteContext } from '../model/site-context.ts'
import { ruleFinding } from '../checks/check-response.ts'
import type { Plan, RuleIssue } from '../model/plan.ts'
import { planFor, PLANS } from '../probes/plans.ts'
import type { Recording } from '../recording/recording.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { CUSTOMER_SESSION } from '../scenarios/session-scenarios.ts'
import type { CheckTarget } from '../model/target.ts'
import type { Reason } from '../report/report.ts'
import { missingReason, RUN_ENDED, runProbes, NO_ACCOUNT, NO_SINK_EMAIL } from './run-probes.ts'
import { caseIdFor, createProbeRunner } from './probe-runner.ts'
import type { ProbeResult, ProbeLog } from './probe-log.ts'
import { needsWork, additionalSamples } from './additional-samples.ts'
import { createLateProbes } from './repeat-late-probes.ts'
import { runScenario, undoAll, type Undo } from './run-scenario.ts'
import type { PlannedProbe, Selection } from './selection.ts'
import { createPendingOperations } from './pending-operations.ts'
import { isInconclusive, providerReason } from './provider-reason.ts'

export interface SiteCheckOptions {
  readonly site: SiteId
  readonly locale?: string | undefined
  readonly target: CheckTarget
  readonly orders?: Recording['orders'] | undefined
  readonly selection: Selection
  readonly runId: string
  readonly concurrency: number
  /** Number of works to probe. */
  readonly samples?: number | undefined
  readonly exchanger: Exchanger
  /** Works after the run is aborted, for the cleanup. */
  readonly undoExchanger: Exchanger
  readonly signal: AbortSignal
  readonly source: 'live' | 'replay' | 'har'
  readonly onResult?: (entry: ProbeResult) => void
  /** Called once per operation, when its last probe is done. */
  readonly onOperationDone: (plan: Plan, entries: readonly ProbeResult[]) => void
}

export interface SiteResult {
  readonly site: SiteId
  readonly results: readonly ProbeResult[]
  readonly cleanedUp: number
  readonly cleanupFailures: readonly string[]
  readonly remaining: readonly string[]
}

export async function checkSite(check: SiteCheckOptions): Promise<SiteResult> {
  const { site, target, selection, runId, concurrency, signal, exchanger, undoExchanger, onResult } = check
  const probeLog: ProbeLog = { results: [] }
  const siteContext = createSiteContext(check)
  const runProbe = createProbeRunner(exchanger, siteContext, probeLog, onResult)
  const runUndoProbe = createProbeRunner(undoExchanger, siteContext, probeLog, onResult, 'undo')
  const remaining: string[] = []
  const reportIssue = (operation: Operation, name: string, issue: RuleIssue) => {
    const plan = planFor(operation.id)
    if (!plan) return
    const probe = { kind: 'positive', name } as const
    const caseId = caseIdFor(operation.id, name, site)
    const result = { plan, probe, caseId, findings: [ruleFinding(issue)] }
    probeLog.results.push(result)
    onResult?.(result)
  }
  const checkContext = { site, siteContext, target, runId, remaining, reportIssue, runProbe, runUndoProbe }
  const sessions: Undo[] = []
  const cleanup = { cleanedUp: 0, cleanupFailures: new Array<string>() }
  const pending = createPendingOperations(
    PLANS.filter(selection.isSelected).map(({ operation }) => operation),
    id => {
      const plan = planFor(id)
      if (plan)
        check.onOperationDone(
          plan,
          probeLog.results.filter(entry => entry.plan === plan),
        )
    },
  )
  const samples = check.samples ?? 1
  const sampledOperations = samples > 1 ? selection.plannedProbes.filter(needsWork).map(operationOf) : []
  const needsFrame = selection.plannedProbes.some(({ probe }) => probe.needs.includes('framableUpi'))
  const lookedUpOperations = needsFrame ? [getProductGroup] : []
  pending.expect([
    ...selection.plannedProbes.map(operationOf),
    ...sampledOperations,
    ...lookedUpOperations,
    ...[...selection.sessions, ...selection.scenarios].flatMap(calledOperations),
  ])
  const cleanUp = async (undos: readonly Undo[]) => {
    const failed = await undoAll(undos)
    cleanup.cleanedUp += undos.length - failed.length
    cleanup.cleanupFailures.push(...failed)
    return failed.length === 0
  }

  for (const session of selection.sessions) sessions.push(...(await runScenario(session, checkContext)))
  probeLog.results.push(...signInResults(selection, target, site))
  const reportUnasked = (operations: (session: Scenario) => Scenario['covers']) => {
    for (const session of selection.sessions) {
      const covers = operations(session).filter(each => !probeLog.results.some(isOf(each)))
      probeLog.results.push(...unreachedResults({ ...session, covers }, check, siteContext, probeLog))
    }
  }
  reportUnasked(({ covers }) => covers.filter(each => !isLogOut(each)))
  pending.release(selection.sessions.flatMap(calledOperations).filter(each => !isLogOut(each)))
  try {
    const runOptions = { runProbe, probeLog, target, concurrency, signal }
    const lateProbes = createLateProbes({ ...runOptions, siteContext, pending })
    await runProbes(selection.plannedProbes, {
      ...runOptions,
      siteContext,
      onDone(plannedProbe) {
        lateProbes.note(plannedProbe)
        pending.release([operationOf(plannedProbe)])
      },
    })
    pending.release(lookedUpOperations)
    await lateProbes.repeat()
    for (const sample of additionalSamples(selection.plannedProbes, siteContext, samples))
      await runProbes(sample.plannedProbes, { ...runOptions, siteContext: sample.siteContext })
    pending.release(sampledOperations)
    const obstructed = new Set<string>()
    for (const scenario of selection.scenarios) {
      const called = calledOperations(scenario)
      const isObstructed = called.some(({ id }) => obstructed.has(id))
      const canRun = !isObstructed && scenario.needs.every(name => siteContext.known[name] !== undefined)
      if (!signal.aborted && canRun && !(await cleanUp(await runScenario(scenario, checkContext))))
        for (const { id } of called) obstructed.add(id)
      const obstacle = isObstructed ? LEFT_BEHIND : undefined
      probeLog.results.push(...unreachedResults(scenario, check, siteContext, probeLog, obstacle))
      pending.release(called)
    }
  } finally {
    await cleanUp(sessions)
    reportUnasked(() => [logOut])
    pending.finish()
  }
  return { site, results: probeLog.results, remaining, ...cleanup }
}

function operationOf({ plan: { operation } }: Pick<PlannedProbe, 'plan'>) {
  return operation
}

function calledOperations({ covers, alsoCalls = [] }: Scenario): readonly Operation[] {
  return [...covers, ...alsoCalls]
}

function isLogOut({ id }: Operation): boolean {
  return id === logOut.id
}

function isOf({ id }: Operation) {
  return ({ plan }: ProbeResult) => plan.operation.id === id
}

// What is left behind stands in the way of the next: a shopper has one basket, for one.
const LEFT_BEHIND: Reason = {
  code: 'provider-failed',
  message: 'what was created before could not be removed',
}

// A scenario stops at its first failure; its later operations are untested.
function unreachedResults(
  { name, covers, needs, sendsEmails = false }: Scenario,
  { selection, target }: Pick<SiteCheckOptions, 'selection' | 'target'>,
  siteContext: SiteContext,
  probeLog: ProbeLog,
  obstacle?: Reason,
): readonly ProbeResult[] {
  const results = probeLog.results.filter(
    ({ probe }) => probe.name === name || /^ \d+$/.test(probe.name.slice(name.length)),
  )
  const last = results.findLast(isInconclusive)
  const couldBegin = needs.every(need => siteContext.known[need] !== undefined)
  const ownReason = last
    ? providerReason(last, `"${name}" ended at ${last.plan.operation.id}`)
    : !couldBegin
      ? missingReason(needs, { siteContext, target, probeLog })
      : sendsEmails && target.sinkEmail === undefined
        ? NO_SINK_EMAIL
        : endedReason(name, results)
  const reason = obstacle ?? ownReason
  return covers.flatMap((operation): ProbeResult[] => {
    const plan = planFor(operation.id)
    if (!plan || !selection.isSelected(plan) || results.some(isOf(operation))) return []
    const probe = { kind: 'positive', name } as const
    return [{ plan, probe, caseId: caseIdFor(operation.id, name, siteContext.site), reason, findings: [] }]
  })
}

function endedReason(name: string, results: readonly ProbeResult[]): Reason {
  if (results.length === 0) return RUN_ENDED
  return { code: 'provider-broken', message: `no response of "${name}" had what it needs` }
}

function signInResults(
  { isSelected }: Selection,
  { account }: CheckTarget,
  site: SiteId,
): readonly ProbeResult[] {
  const plan = planFor(logIn.id)
  if (account || !plan || !isSelected(plan)) return []
  const { name } = CUSTOMER_SESSION
  const probe = { kind: 'positive', name } as const
  return [{ plan, probe, caseId: caseIdFor(logIn.id, name, site), reason: NO_ACCOUNT, findings: [] }]
}

function createSiteContext({ site, locale, target, orders, source }: SiteCheckOptions): SiteContext {
  const { l10n } = SITES[site]
  const order = target.orderFor?.(site)
  const guestOrder = orders?.[site] ?? (order && orderLookupParams(order))
  const giftCard = target.giftCardFor?.(site)
  const id = locale ?? l10n.defaultLocale
  const found = l10n.supportedLocales.find(each => each.id === id)
  return {
    site,
    locale: id,
    currency: found?.preferredCurrency ?? l10n.defaultCurrency,
    organizationId: target.organizationId,
    recommendationRealm: target.recommendationRealm,
    recommendationSite: `${target.recommendationRealm}-${site}`,
    hosts: hostsOf(target.storefrontFor?.(site)),
    isRecorded: source !== 'live',
    known: { ...(guestOrder && { guestOrder }), ...(giftCard && { giftCard }) },
  }
}

/** With and without `www`, as the storefront takes them. */
function hostsOf(storefront: string | undefined): readonly string[] {
  if (storefront === undefined) return []
  const host = new URL(storefront).host.replace(/^www\./, '')
  return [host, `www.${host}`]
}
