import { SdkError, type SiteId } from '@wallart/sdk'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { RuleIssue } from '../model/plan.ts'
import type { SiteContext } from '../model/site-context.ts'
import type { Scenario, ScenarioContext } from '../scenarios/scenario.ts'
import type { CheckTarget } from '../model/target.ts'
import { createCheckedHttp, withBearerToken } from './checked-http.ts'
import type { RunProbe } from './probe-runner.ts'

export interface Undo {
  /** With the id of what is undone, once it is known. */
  readonly description: string | (() => string)
  readonly action: () => Promise<unknown>
}

export interface CheckContext {
  readonly site: SiteId
  readonly siteContext: SiteContext
  readonly target: CheckTarget
  readonly runId: string
  readonly remaining: string[]
  readonly reportIssue: (operation: Operation, name: string, issue: RuleIssue) => void
  readonly runProbe: RunProbe
  /** Works after the run is aborted, for the cleanup. */
  readonly runUndoProbe: RunProbe
}

/** Runs a scenario until it ends or fails, and returns its undo steps. */
export async function runScenario(scenario: Scenario, checkContext: CheckContext): Promise<readonly Undo[]> {
  const { site, siteContext, target, runId, remaining, reportIssue, runProbe, runUndoProbe } = checkContext
  const undos: Undo[] = []
  const progress = { isOver: false }
  const runScenarioProbe: RunProbe = (...args) => (progress.isOver ? runUndoProbe : runProbe)(...args)
  const http = createCheckedHttp(runScenarioProbe, scenario.name, site)
  const context: ScenarioContext = {
    site,
    siteContext,
    target,
    runId,
    scope: { organizationId: target.organizationId, siteId: site, locale: siteContext.locale },
    http,
    guest: withBearerToken(http, () => siteContext.known.guestToken),
    customer: withBearerToken(http, () => siteContext.known.customerToken),
    withToken: token => withBearerToken(http, () => token),
    markRemaining: what => void remaining.push(what),
    expectEffect(operation, hasEffect, issue) {
      if (!hasEffect) reportIssue(operation, `${scenario.name} written`, issue)
    },
    undo: (what, action) => void undos.push({ description: what, action }),
  }
  try {
    await scenario.run(context)
  } catch (error) {
    // SDK errors are already in the log; anything else is a bug.
    if (!SdkError.is(error)) throw error
  } finally {
    progress.isOver = true
  }
  return undos
}

/** Undoes in reverse order and returns the steps that failed. */
export async function undoAll(undos: readonly Undo[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { description, action } of undos.toReversed()) {
    try {
      await action()
    } catch (error) {
      if (!SdkError.is(error)) throw error
      const what = typeof description === 'string' ? description : description()
      failed.push(`${what}: ${error.message}`)
    }
  }
  return failed
}
