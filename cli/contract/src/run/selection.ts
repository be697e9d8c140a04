import { authorizeGuest } from '@wallart/sdk/operations/authorize-guest'
import type { Effect } from '@wallart/sdk/operations/operation'
import type { KnownKey } from '../model/site-context.ts'
import type { Plan, Probe } from '../model/plan.ts'
import { PLANS } from '../probes/plans.ts'
import type { SelectionOptions } from '../model/selection-options.ts'
import type { CheckTarget } from '../model/target.ts'
import type { ProbeMode, Reason } from '../report/report.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { CUSTOMER_SESSION, GUEST_SESSION } from '../scenarios/session-scenarios.ts'
import { seededShuffle } from './seeded-shuffle.ts'
import { PROVIDERS } from './providers.ts'

export interface PlannedProbe {
  readonly plan: Plan
  readonly probe: Probe
}

export interface Selection {
  readonly isSelected: (plan: Plan) => boolean
  readonly skipReasonFor: (plan: Plan) => Reason | undefined
  readonly plannedProbes: readonly PlannedProbe[]
  readonly sessions: readonly Scenario[]
  readonly scenarios: readonly Scenario[]
}

const SESSION_OPERATIONS = new Set(['authorize-guest', 'get-token', 'log-in', 'log-out'])

type Client = Pick<CheckTarget, 'clientSecret'>

/** Includes the probes that provide the values the selected ones need. */
export function createSelection(options: SelectionOptions, client: Client): Selection {
  const matching = PLANS.filter(plan => matchesSelection(plan, options)).filter(
    (_, at) => !options.shard || at % options.shard.of === options.shard.part - 1,
  )
  const allowed = matching.filter(
    plan => isAskedBy(client, plan) && isAllowed(plan, options) && isTried(plan, options),
  )
  const scenarios = SCENARIOS.filter(
    scenario => mayRun(scenario, options) && allowed.some(plan => covers(scenario, plan)),
  )
  const ownProbes = allowed.flatMap(plan =>
    plan.probes
      .filter(probe => matchesMode(probe, options.mode) && mayProbe(plan, options))
      .map(probe => ({ plan, probe })),
  )
  const needs = new Set([
    ...ownProbes.flatMap(({ probe }) => probe.needs),
    ...scenarios.flatMap(each => each.needs),
  ])
  const plannedProbes = withProviders(
    options.seed === undefined ? ownProbes : seededShuffle(ownProbes, options.seed),
    needs,
  )
  const isNamed = (id: string) =>
    options.names.length > 0 && allowed.some(({ operation }) => operation.id === id)
  const needsGuest = needs.has('guestToken') || ['authorize-guest', 'get-token', 'log-out'].some(isNamed)
  const needsCustomer = needs.has('customerToken') || isNamed('log-in')
  return {
    isSelected: plan => allowed.includes(plan),
    skipReasonFor: plan =>
      allowed.includes(plan)
        ? undefined
        : matching.includes(plan)
          ? notSelectedReason(plan, options, client)
          : undefined,
    plannedProbes,
    sessions: [...(needsGuest ? [GUEST_SESSION] : []), ...(needsCustomer ? [CUSTOMER_SESSION] : [])],
    scenarios,
  }
}

export function matchesSelection(
  { operation: { id, service } }: Plan,
  { names, service: selectedService }: Pick<SelectionOptions, 'names' | 'service'>,
): boolean {
  if (selectedService !== undefined && service !== selectedService) return false
  return names.length === 0 || names.some(name => globPattern(name).test(id))
}

function globPattern(name: string): RegExp {
  const parts = name.split('*').map(part => part.replaceAll(/[$()+./?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

// Sessions are needed even for reads and leave nothing to clean up.
function isAllowed({ operation: { id, effect }, probes }: Plan, options: SelectionOptions): boolean {
  if (effect === 'read' || SESSION_OPERATIONS.has(id)) return true
  if (!options.mutating) return false
  // Rejected requests change nothing.
  return (
    effect !== 'side-effect' || options.sideEffects || probes.some(probe => matchesMode(probe, options.mode))
  )
}

function mayProbe({ operation: { effect } }: Plan, { mutating }: SelectionOptions): boolean {
  return effect === 'read' || mutating
}

function mayRun({ kind }: Scenario, { mode, mutating, sideEffects }: SelectionOptions): boolean {
  return mode !== 'negative' && mutating && (kind !== 'side-effect' || sideEffects)
}

const covers = (scenario: Scenario, { operation }: Plan) =>
  scenario.covers.some(({ id }) => id === operation.id)

/** Whether anything of an operation is tried in this mode: of some only the refusals are, or what cannot be undone. */
function isTried(plan: Plan, options: SelectionOptions): boolean {
  return (
    SESSION_OPERATIONS.has(plan.operation.id) ||
    plan.probes.some(probe => matchesMode(probe, options.mode)) ||
    SCENARIOS.some(scenario => mayRun(scenario, options) && covers(scenario, plan))
  )
}

function matchesMode({ kind }: Probe, mode: ProbeMode): boolean {
  if (mode === 'all') return true
  const isPositive = kind === 'positive' || kind === 'edge'
  return isPositive === (mode === 'positive')
}

// With a secret, guests begin without an authorization.
function isAskedBy({ clientSecret }: Client, { operation: { id } }: Plan): boolean {
  return clientSecret === undefined || id !== authorizeGuest.id
}

function notSelectedReason(plan: Plan, options: SelectionOptions, client: Client): Reason {
  const { effect } = plan.operation
  if (!isAskedBy(client, plan)) return { code: 'not-selected', message: 'a private client does not ask it' }
  const message = !isAllowed(plan, options)
    ? `${effect} (use ${requiredFlags(effect, options.sideEffects)})`
    : isTried(plan, { ...options, sideEffects: true })
      ? `${effect} (use ${requiredFlags('side-effect')})`
      : `nothing of it is tried with --mode ${options.mode}`
  return { code: 'not-selected', message }
}

export function missingFlags(plan: Plan, options: SelectionOptions): string | undefined {
  return isAllowed(plan, options) ? undefined : requiredFlags(plan.operation.effect, options.sideEffects)
}

export function requiredFlags(effect: Effect, sideEffects = false): string {
  return effect === 'side-effect' && !sideEffects ? '--mutating --side-effects' : '--mutating'
}

function withProviders(ownProbes: readonly PlannedProbe[], needs: Set<KnownKey>): readonly PlannedProbe[] {
  const added: PlannedProbe[] = []
  for (const name of needs) {
    const plan = PLANS.find(({ operation }) => operation.id === PROVIDERS[name])
    for (const probe of plan?.probes ?? []) {
      const isIncluded = [...ownProbes, ...added].some(each => each.plan === plan && each.probe === probe)
      if (!plan || probe.kind !== 'positive' || isIncluded) continue
      added.push({ plan, probe })
      for (const more of probe.needs) needs.add(more)
    }
  }
  return [...added, ...ownProbes]
}
