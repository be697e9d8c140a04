import type { SiteId } from '@wallart/sdk'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import type { Http } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { KnownKey, SiteContext } from '../probes/site-context.ts'
import type { CheckTarget } from '../run/target.ts'

/** What a scenario plays on. */
export interface ScenarioContext {
  readonly site: SiteId
  readonly siteContext: SiteContext
  readonly scope: CommerceScope
  readonly target: CheckTarget
  /** Names what the run leaves behind, where something may have a name. */
  readonly runId: string
  /** Sends as nobody; every answer is checked before the scenario sees it. */
  readonly http: Http
  readonly guest: Http
  readonly customer: Http
  /** Says how to unmake what is about to be made. */
  readonly undo: (description: string, action: () => Promise<unknown>) => void
  /** Says what stays for good. */
  readonly markRemaining: (description: string) => void
  /** Continues with the tokens of somebody whom the scenario itself made. */
  readonly withToken: (token: string) => Http
}

/** Calls that only make sense one after the other. */
export interface Scenario {
  readonly name: string
  /** Leaves nothing behind, leaves nothing when it is undone, or leaves something for good. */
  readonly kind: 'session' | 'undoable' | 'side-effect'
  readonly covers: readonly Operation[]
  /** What it asks on its way, and something else covers. */
  readonly alsoCalls?: readonly Operation[]
  readonly needs: readonly KnownKey[]
  readonly run: (context: ScenarioContext) => Promise<void>
}
