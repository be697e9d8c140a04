import { SdkError, type SiteId } from '@wallart/sdk'
import type { Scene } from '../known.ts'
import type { Scenario, ScenarioContext } from '../scenarios/scenario.ts'
import type { Target } from '../target.ts'
import { checkedHttp, inTheNameOf } from './checked-http.ts'
import type { Interview } from './interview.ts'

/** Something that was made, and how it is unmade. */
export interface Undo {
  readonly what: string
  readonly action: () => Promise<unknown>
}

/** What is the same for all scenarios of a site. */
export interface CheckContext {
  readonly site: SiteId
  readonly scene: Scene
  readonly target: Target
  readonly runId: string
  /** What stays for good. */
  readonly remaining: string[]
  readonly interview: Interview
  /** Asks also after the run was ended, because something has to be unmade. */
  readonly undoInterview: Interview
}

/** Plays a scenario up to its end or to the first answer it cannot go on with, and answers what is to be unmade. */
export async function play(scenario: Scenario, theatre: CheckContext): Promise<readonly Undo[]> {
  const { site, scene, target, runId, remaining, interview, undoInterview } = theatre
  const undos: Undo[] = []
  const state = { isOver: false }
  const asking: Interview = (...question) => (state.isOver ? undoInterview : interview)(...question)
  const http = checkedHttp(asking, scenario.name, site)
  const stage: ScenarioContext = {
    site,
    scene,
    target,
    runId,
    scope: { organizationId: target.organizationId, siteId: site, locale: scene.locale },
    http,
    guest: inTheNameOf(http, () => scene.known.guestToken),
    customer: inTheNameOf(http, () => scene.known.customerToken),
    as: token => inTheNameOf(http, () => token),
    keep: what => void remaining.push(what),
    undo: (what, action) => void undos.push({ what, action }),
  }
  try {
    await scenario.play(stage)
  } catch (error) {
    // What was wrong is written down already; only a mistake of this program is news.
    if (!SdkError.is(error)) throw error
  } finally {
    state.isOver = true
  }
  return undos
}

/** Unmakes what was made, the latest first, and answers what could not be unmade. */
export async function unmake(undos: readonly Undo[]): Promise<readonly string[]> {
  const failed: string[] = []
  for (const { what, action } of undos.toReversed()) {
    try {
      await action()
    } catch (error) {
      if (!SdkError.is(error)) throw error
      failed.push(what)
    }
  }
  return failed
}
