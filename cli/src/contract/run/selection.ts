import type { Effect } from '@wallart/sdk/operations/operation'
import type { KnownName } from '../known.ts'
import type { Plan, Probe } from '../plan.ts'
import { PLANS } from '../probes/plans.ts'
import type { Mode, Reason } from '../report.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { CUSTOMER_SESSION, GUEST_SESSION } from '../scenarios/session-scenarios.ts'
import { mixed } from './mixed.ts'
import { TEACHERS } from './teachers.ts'

/** What somebody wants checked. */
export interface TrackingConsent {
  /** Ids, with stars; none means all. */
  readonly names: readonly string[]
  readonly service?: string | undefined
  readonly mode: Mode
  /** Whether anything may be written. */
  readonly mutating: boolean
  /** Whether something may be left behind for good. */
  readonly sideEffects: boolean
  /** Which part of how many parts of the operations. */
  readonly shard?: Shard | undefined
  /** Mixes the order of the questions; without it they come in the order of the catalogue. */
  readonly seed?: number | undefined
}

/** One part of all operations, so that several machines share a check; the first part is 1. */
export interface Shard {
  readonly part: number
  readonly of: number
}

/** One question that is to be asked. */
export interface Question {
  readonly plan: Plan
  readonly probe: Probe
}

/** What is done for a wish. */
export interface Selection {
  readonly isSelected: (plan: Plan) => boolean
  readonly refusalOf: (plan: Plan) => Reason | undefined
  readonly questions: readonly Question[]
  readonly sessions: readonly Scenario[]
  readonly scenarios: readonly Scenario[]
}

const SESSION_OPERATIONS = new Set(['authorize-guest', 'get-token', 'log-in', 'log-out'])

/** Chooses questions and scenarios, with whatever they must learn first. */
export function selectionOf(consent: TrackingConsent): Selection {
  const wanted = PLANS.filter(plan => isWanted(plan, consent)).filter(
    (_, at) => !consent.shard || at % consent.shard.of === consent.shard.part - 1,
  )
  const tried = wanted.filter(plan => mayBeTried(plan, consent))
  const scenarios = SCENARIOS.filter(
    ({ kind, covers }) =>
      consent.mode !== 'negative' &&
      consent.mutating &&
      (kind !== 'side-effect' || consent.sideEffects) &&
      covers.some(operation => tried.some(plan => plan.operation.id === operation.id)),
  )
  const own = tried.flatMap(plan =>
    plan.probes
      .filter(probe => fitsMode(probe, consent.mode) && mayAsk(plan, consent))
      .map(probe => ({ plan, probe })),
  )
  const needs = new Set([
    ...own.flatMap(({ probe }) => probe.needs),
    ...scenarios.flatMap(each => each.needs),
  ])
  const questions = withTeachers(consent.seed === undefined ? own : mixed(own, consent.seed), needs)
  const isNamed = (id: string) =>
    consent.names.length > 0 && tried.some(({ operation }) => operation.id === id)
  const wantsGuest = needs.has('guestToken') || ['authorize-guest', 'get-token', 'log-out'].some(isNamed)
  const wantsCustomer = needs.has('customerToken') || isNamed('log-in')
  return {
    isSelected: plan => tried.includes(plan),
    refusalOf: plan =>
      tried.includes(plan) ? undefined : wanted.includes(plan) ? notAllowed(plan, consent) : undefined,
    questions,
    sessions: [...(wantsGuest ? [GUEST_SESSION] : []), ...(wantsCustomer ? [CUSTOMER_SESSION] : [])],
    scenarios,
  }
}

/** Whether somebody means this operation. */
export function isWanted(
  { operation: { id, service } }: Plan,
  { names, service: only }: Pick<TrackingConsent, 'names' | 'service'>,
): boolean {
  if (only !== undefined && service !== only) return false
  return names.length === 0 || names.some(name => patternOf(name).test(id))
}

function patternOf(name: string): RegExp {
  const parts = name.split('*').map(part => part.replaceAll(/[$()+./?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

// A session changes nothing that anybody would miss, and without one there is nothing to read.
function mayBeTried({ operation: { id, effect }, probes }: Plan, consent: TrackingConsent): boolean {
  if (effect === 'read' || SESSION_OPERATIONS.has(id)) return true
  if (!consent.mutating) return false
  // Questions that are refused leave nothing behind.
  return (
    effect !== 'side-effect' || consent.sideEffects || probes.some(probe => fitsMode(probe, consent.mode))
  )
}

function mayAsk({ operation: { effect } }: Plan, { mutating }: TrackingConsent): boolean {
  return effect === 'read' || mutating
}

function fitsMode({ kind }: Probe, mode: Mode): boolean {
  if (mode === 'all') return true
  const isPositive = kind === 'positive' || kind === 'edge'
  return isPositive === (mode === 'positive')
}

function notAllowed({ operation: { effect } }: Plan, { sideEffects }: TrackingConsent): Reason {
  return { code: 'not-selected', message: `${effect} (use ${flagsFor(effect, sideEffects)})` }
}

/** The flags that are missing to try an operation, if any are. */
export function refusedFlags(plan: Plan, consent: TrackingConsent): string | undefined {
  return mayBeTried(plan, consent) ? undefined : flagsFor(plan.operation.effect, consent.sideEffects)
}

/** The flags that an operation is tried with, apart from those that are given already. */
export function flagsFor(effect: Effect, sideEffects = false): string {
  return effect === 'side-effect' && !sideEffects ? '--mutating --side-effects' : '--mutating'
}

function withTeachers(own: readonly Question[], needs: Set<KnownName>): readonly Question[] {
  const teaching: Question[] = []
  for (const name of needs) {
    const plan = PLANS.find(({ operation }) => operation.id === TEACHERS[name])
    for (const probe of plan?.probes ?? []) {
      const isAsked = [...own, ...teaching].some(each => each.plan === plan && each.probe === probe)
      if (!plan || probe.kind !== 'positive' || isAsked) continue
      teaching.push({ plan, probe })
      for (const more of probe.needs) needs.add(more)
    }
  }
  return [...teaching, ...own]
}
