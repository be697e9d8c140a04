import type { Contract, ValidationResult } from '@wallart/sdk'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { KnownValues, KnownKey, SiteContext } from './site-context.ts'
import type { Severity } from '../report/finding.ts'

export interface RuleIssue {
  readonly pointer: string
  readonly message: string
  readonly kind?: 'rule' | 'enum' | 'security'
  readonly severity?: Severity
}

export interface Rule<T> {
  readonly name: string
  /** The original is the answer before the contract replaced what the shop does not use. */
  readonly check: (answer: T, request: ProbeRequest, original?: unknown) => readonly RuleIssue[]
}

export interface ProbeRequest {
  readonly siteContext: SiteContext
  readonly call: ExchangeRequest['call']
}

export type Dialect = 'problem' | 'login' | 'house'

export interface Probe {
  readonly name: string
  readonly kind: 'positive' | 'negative' | 'edge' | 'security'
  readonly needs: readonly KnownKey[]
  readonly call: (siteContext: SiteContext) => ExchangeRequest['call']
  /** Accepted statuses, the expected one first. */
  readonly status: readonly number[]
  readonly dialect?: Dialect
}

interface Evaluation {
  readonly result: ValidationResult<unknown>
  readonly issues: readonly RuleIssue[]
  readonly provided: Partial<KnownValues>
}

export interface Plan {
  readonly operation: Operation
  readonly contract: Contract<unknown>
  readonly probes: readonly Probe[]
  readonly rules: readonly string[]
  /** Pages and features that use the response. */
  readonly readBy: readonly string[]
  /** Pointer of a list whose invalid entries the shop drops. */
  readonly lenientList?: string
  /** Pointers of objects whose keys are data. */
  readonly maps: readonly string[]
  /** Whether the shop reads a field that its contract has no name for. */
  readonly readsUnnamed: (pointer: string) => boolean
  /** Only the status matters. */
  readonly ignoresBody: boolean
  readonly evaluate: (answer: unknown, request: ProbeRequest) => Promise<Evaluation>
}

export interface PlanDefinition<T> {
  readonly operation: Operation
  readonly contract: Contract<T>
  readonly probes: readonly Probe[]
  readonly rules?: readonly Rule<T>[]
  readonly readBy: readonly string[]
  readonly lenientList?: string
  readonly maps?: readonly string[]
  readonly readsUnnamed?: (pointer: string) => boolean
  readonly ignoresBody?: boolean
  readonly provides?: (answer: T, request: ProbeRequest) => Partial<KnownValues>
}

/** Erases the response type, so that plans fit in one list. */
export function createPlan<T>(definition: PlanDefinition<T>): Plan {
  const {
    operation,
    contract,
    probes,
    rules = [],
    readBy,
    maps = [],
    readsUnnamed = () => false,
    ignoresBody = false,
    provides,
  } = definition
  return {
    operation,
    contract,
    probes,
    rules: rules.map(({ name }) => name),
    readBy,
    maps,
    readsUnnamed,
    ignoresBody,
    ...(definition.lenientList !== undefined && { lenientList: definition.lenientList }),
    async evaluate(answer, request) {
      const result = await contract['~standard'].validate(answer)
      if (result.issues) return { result, issues: [], provided: {} }
      return {
        result,
        issues: rules.flatMap(rule => ruleIssues(rule, result.value, request, answer)),
        provided: provides?.(result.value, request) ?? {},
      }
    },
  }
}

function ruleIssues<T>(
  { name, check }: Rule<T>,
  answer: T,
  request: ProbeRequest,
  original: unknown,
): readonly RuleIssue[] {
  try {
    return check(answer, request, original).map(({ message, ...more }) =>
      Object.assign(more, { message: `${name}: ${message}` }),
    )
  } catch {
    // The error message may quote the response.
    return [{ pointer: '', message: `${name} failed on this response` }]
  }
}
