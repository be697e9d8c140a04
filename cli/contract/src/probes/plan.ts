import type { Contract, ValidationResult } from '@wallart/sdk/operations/contract'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { ExchangeRequest } from '../exchange/exchange.ts'
import type { KnownValues, KnownKey, SiteContext } from './site-context.ts'
import type { Severity } from '../report/finding.ts'

/** What is wrong with an answer that keeps its contract. */
export interface RuleIssue {
  readonly pointer: string
  readonly message: string
  readonly kind?: 'rule' | 'enum' | 'security'
  readonly severity?: Severity
}

/** The shop's own code, run on an answer as the shop runs it. */
export interface Rule<T> {
  readonly name: string
  readonly check: (answer: T, request: ProbeRequest) => readonly RuleIssue[]
}

/** What was asked, for rules that compare. */
export interface ProbeRequest {
  readonly siteContext: SiteContext
  readonly call: ExchangeRequest['call']
}

/** The ways in which the services word a refusal. */
export type Dialect = 'problem' | 'login' | 'house'

/** One question to an operation and what should come of it. */
export interface Probe {
  readonly name: string
  readonly kind: 'positive' | 'negative' | 'edge' | 'security'
  readonly needs: readonly KnownKey[]
  readonly call: (siteContext: SiteContext) => ExchangeRequest['call']
  /** The statuses that are right, the usual one first. */
  readonly status: readonly number[]
  readonly dialect?: Dialect
}

/** What an operation's answer turned out to be. */
interface Evaluation {
  readonly result: ValidationResult<unknown>
  readonly issues: readonly RuleIssue[]
  readonly provided: Partial<KnownValues>
}

/** Everything the check knows of one operation. */
export interface Plan {
  readonly operation: Operation
  readonly contract: Contract<unknown>
  readonly probes: readonly Probe[]
  /** The rules of the shop that are run on its answers. */
  readonly rules: readonly string[]
  /** Who reads the answer in the shop. */
  readonly readBy: readonly string[]
  /** The list whose broken entries the shop leaves out. */
  readonly lenientList?: string
  /** Objects whose keys are data, as pointers. */
  readonly maps: readonly string[]
  /** Answers something that nobody reads, so that only its status counts. */
  readonly ignoresBody: boolean
  readonly evaluate: (answer: unknown, request: ProbeRequest) => Promise<Evaluation>
}

/** The parts of a plan, while the type of the answer is known. */
export interface PlanDefinition<T> {
  readonly operation: Operation
  readonly contract: Contract<T>
  readonly probes: readonly Probe[]
  readonly rules?: readonly Rule<T>[]
  readonly readBy: readonly string[]
  readonly lenientList?: string
  readonly maps?: readonly string[]
  readonly ignoresBody?: boolean
  readonly provides?: (answer: T, siteContext: SiteContext) => Partial<KnownValues>
}

/** Makes a plan, and forgets the type of the answer. */
export function createPlan<T>(definition: PlanDefinition<T>): Plan {
  const {
    operation,
    contract,
    probes,
    rules = [],
    readBy,
    maps = [],
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
    ignoresBody,
    ...(definition.lenientList !== undefined && { lenientList: definition.lenientList }),
    async evaluate(answer, request) {
      const result = await contract['~standard'].validate(answer)
      if (result.issues) return { result, issues: [], provided: {} }
      return {
        result,
        issues: rules.flatMap(rule => ruleIssues(rule, result.value, request)),
        provided: provides?.(result.value, request.siteContext) ?? {},
      }
    },
  }
}

function ruleIssues<T>({ name, check }: Rule<T>, answer: T, request: ProbeRequest): readonly RuleIssue[] {
  try {
    return check(answer, request).map(({ message, ...more }) =>
      Object.assign(more, { message: `${name}: ${message}` }),
    )
  } catch {
    // What it threw may quote the answer.
    return [{ pointer: '', message: `${name} could not work with the answer` }]
  }
}
