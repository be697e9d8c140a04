import type { SiteId } from '@wallart/sdk'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import type { Http } from '@wallart/sdk/http'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { KnownKey, SiteContext } from '../model/site-context.ts'
import type { RuleIssue } from '../model/plan.ts'
import type { CheckTarget } from '../model/target.ts'

export interface ScenarioContext {
  readonly site: SiteId
  readonly siteContext: SiteContext
  readonly scope: CommerceScope
  readonly target: CheckTarget
  /** Part of the name of every resource that the run creates. */
  readonly runId: string
  /** Unauthenticated. */
  readonly http: Http
  readonly guest: Http
  readonly customer: Http
  readonly undo: (description: string | (() => string), action: () => Promise<unknown>) => void
  readonly markRemaining: (description: string) => void
  /** Breaks the operation where its write was answered and changed nothing. */
  readonly expectEffect: (operation: Operation, hasEffect: boolean, issue: RuleIssue) => void
  /** For customers that the scenario registered. */
  readonly withToken: (token: string) => Http
}

export interface Scenario {
  readonly name: string
  /** `side-effect`: cannot be undone. */
  readonly kind: 'session' | 'undoable' | 'side-effect'
  readonly covers: readonly Operation[]
  /** Called as well, but covered by another scenario. */
  readonly alsoCalls?: readonly Operation[]
  readonly needs: readonly KnownKey[]
  /** Cannot begin without the `sinkEmail` of the target. */
  readonly sendsEmails?: boolean
  readonly run: (context: ScenarioContext) => Promise<void>
}
