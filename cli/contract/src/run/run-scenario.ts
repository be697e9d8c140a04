import { SdkError, type SiteId } from '@wallart/sdk'
import type { SiteContext } from '../probes/site-context.ts'
import type { Scenario, ScenarioContext } from '../scenarios/scenario.ts'
import type { CheckTarget } from './target.ts'
import { createCheckedHttp, withBearerToken } from './checked-http.ts'
import type { RunProbe } from './probe-runner.ts'

/** Something that was made, and how it is unmade. */
export interface Undo {
  readonly description: string
  readonly action: () => Promise<unknown>
}

/** What is the same for all scenarios of a site. */
export interface CheckContext {
  readonly site: SiteId
  readonly siteContext: SiteContext
  readonly target: CheckTarget
  readonly runId: string
  /** What stays for good. */
  readonly remaining: string[]
  readonly runProbe: RunProbe
  /** Asks also after the run was ended, because something has to be unmade. */
  readonly runUndoProbe: RunProbe
}

/** Plays a scenario up to its end or to the first answer it cannot go on with, and answers what is to be unmade. */
export async function runScenario(scenario: Scenario, checkContext: CheckContext): Promise<readonly Undo[]> {
  const { site, siteContext, target, runId, remaining, runProbe, runUndoProbe } = checkContext
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
    undo: (what, action) => void undos.push({ description: what, action }),
  }
  try {
    await scenario.run(context)
  } catch (error) {
    // What was wrong is written down already; only a mistake of this program is news.
    if (!SdkError.is(error)) throw error
  } finally {
    progress.isOver = true
  }
  return undos
}

/** Unmakes what was made, the latest first, and answers what could not be unmade. */
export async function undoAll(undos: readonly Undo[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { description, action } of undos.toReversed()) {
    try {
      await action()
    } catch (error) {
      if (!SdkError.is(error)) throw error
      failed.push(description)
    }
  }
  return failed
}
