import { SITES, type SiteId } from '@wallart/sdk'
import { logIn } from '@wallart/sdk/operations/log-in'
import { logOut } from '@wallart/sdk/operations/log-out'
import { orderLookupParams } from '@wallart/sdk/order-lookup'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { Exchanger } from '../exchange.ts'
import type { Scene } from '../known.ts'
import { worstOf } from '../finding.ts'
import type { Plan } from '../plan.ts'
import { planFor, PLANS } from '../probes/plans.ts'
import type { Recording } from '../recording/recording.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { CUSTOMER_SESSION } from '../scenarios/session-scenarios.ts'
import type { Target } from '../target.ts'
import { askAll, NO_ACCOUNT } from './ask-all.ts'
import { caseIdOf, createInterview } from './interview.ts'
import type { Entry, Ledger } from './ledger.ts'
import { isAboutAWork, moreSamples } from './more-samples.ts'
import { play, unmake, type Undo } from './play.ts'
import type { Question, Selection } from './selection.ts'
import { createSettling } from './settling.ts'

/** How one site is checked. */
export interface SiteCheck {
  readonly site: SiteId
  readonly locale?: string | undefined
  readonly target: Target
  /** The orders of a recorded run. */
  readonly orders?: Recording['orders'] | undefined
  readonly selection: Selection
  readonly runId: string
  readonly concurrency: number
  /** About how many works the questions about works are asked. */
  readonly samples?: number | undefined
  readonly exchanger: Exchanger
  /** Asks also after the run was ended. */
  readonly undoExchanger: Exchanger
  readonly signal: AbortSignal
  readonly onEntry?: (entry: Entry) => void
  /** Told of each operation when nothing more is asked of it, with all that was. */
  readonly onSettled: (plan: Plan, entries: readonly Entry[]) => void
}

/** What was written down about one site. */
export interface SiteRecord {
  readonly site: SiteId
  readonly entries: readonly Entry[]
  readonly undone: number
  readonly leftBehind: readonly string[]
  readonly remaining: readonly string[]
}

/** Begins sessions, asks everything, plays the scenarios, and unmakes whatever was made. */
export async function checkSite(check: SiteCheck): Promise<SiteRecord> {
  const { site, target, selection, runId, concurrency, signal, exchanger, undoExchanger, onEntry } = check
  const ledger: Ledger = { entries: [] }
  const scene = sceneOf(check)
  const interview = createInterview(exchanger, scene, ledger, onEntry)
  const undoInterview = createInterview(undoExchanger, scene, ledger, onEntry)
  const remaining: string[] = []
  const theatre = { site, scene, target, runId, remaining, interview, undoInterview }
  const sessions: Undo[] = []
  const done = { undone: 0, leftBehind: new Array<string>() }
  const settling = createSettling(
    PLANS.filter(selection.isSelected).map(({ operation }) => operation),
    id => {
      const plan = planFor(id)
      if (plan)
        check.onSettled(
          plan,
          ledger.entries.filter(entry => entry.plan === plan),
        )
    },
  )
  const samples = check.samples ?? 1
  const sampled = samples > 1 ? selection.questions.filter(isAboutAWork).map(operationOf) : []
  settling.expect([
    ...selection.questions.map(operationOf),
    ...sampled,
    ...[...selection.sessions, ...selection.scenarios].flatMap(asksOf),
  ])
  const unmakeAll = async (undos: readonly Undo[]) => {
    const failed = await unmake(undos)
    done.undone += undos.length - failed.length
    done.leftBehind.push(...failed)
  }

  for (const session of selection.sessions) sessions.push(...(await play(session, theatre)))
  ledger.entries.push(...notSignedIn(selection, target, site))
  settling.release(selection.sessions.flatMap(asksOf).filter(({ id }) => id !== logOut.id))
  try {
    const asking = { interview, ledger, target, concurrency, signal }
    await askAll(selection.questions, {
      ...asking,
      scene,
      onDone: question => settling.release([operationOf(question)]),
    })
    for (const more of moreSamples(selection.questions, scene, samples))
      await askAll(more.questions, { ...asking, scene: more.scene })
    settling.release(sampled)
    for (const scenario of selection.scenarios) {
      const isPlayable = scenario.needs.every(name => scene.known[name] !== undefined)
      if (!signal.aborted && isPlayable) await unmakeAll(await play(scenario, theatre))
      ledger.entries.push(...notReached(scenario, selection, ledger, site))
      settling.release(asksOf(scenario))
    }
  } finally {
    await unmakeAll(sessions)
    settling.end()
  }
  return { site, entries: ledger.entries, remaining, ...done }
}

function operationOf({ plan: { operation } }: Pick<Question, 'plan'>) {
  return operation
}

function asksOf({ covers, borrows = [] }: Scenario): readonly Operation[] {
  return [...covers, ...borrows]
}

// A scenario ends at the first answer it cannot go on with; what should have come then is not tested.
function notReached(
  { name, covers }: Scenario,
  { isSelected }: Selection,
  { entries }: Ledger,
  site: SiteId,
): readonly Entry[] {
  const own = entries.filter(
    ({ probe }) => probe.name === name || /^ \d+$/.test(probe.name.slice(name.length)),
  )
  const end = own.find(({ findings, reason }) => reason ?? worstOf(findings) !== undefined)
  const message = end ? `"${name}" ended at ${end.plan.operation.id}` : `"${name}" had nothing to work with`
  return covers.flatMap((operation): Entry[] => {
    const plan = planFor(operation.id)
    if (!plan || !isSelected(plan) || own.some(entry => entry.plan === plan)) return []
    const reason = { code: 'nothing-to-ask', message } as const
    const probe = { kind: 'positive', name } as const
    return [{ plan, probe, caseId: caseIdOf(operation.id, name, site), reason, findings: [] }]
  })
}

function notSignedIn({ isSelected }: Selection, { account }: Target, site: SiteId): readonly Entry[] {
  const plan = planFor(logIn.id)
  if (account || !plan || !isSelected(plan)) return []
  const { name } = CUSTOMER_SESSION
  const probe = { kind: 'positive', name } as const
  return [{ plan, probe, caseId: caseIdOf(logIn.id, name, site), reason: NO_ACCOUNT, findings: [] }]
}

function sceneOf({ site, locale, target, orders }: SiteCheck): Scene {
  const { l10n } = SITES[site]
  const order = target.orderOf?.(site)
  const guestOrder = orders?.[site] ?? (order && orderLookupParams(order))
  const id = locale ?? l10n.defaultLocale
  const found = l10n.supportedLocales.find(each => each.id === id)
  return {
    site,
    locale: id,
    currency: found?.preferredCurrency ?? l10n.defaultCurrency,
    organizationId: target.organizationId,
    recommendationSite: target.recommendationSiteOf(site),
    known: guestOrder ? { guestOrder } : {},
  }
}
