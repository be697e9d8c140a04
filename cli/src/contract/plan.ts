import type { Contract, ValidationResult } from '@wallart/sdk/operations/contract'
import type { Operation } from '@wallart/sdk/operations/operation'
import type { Ask } from './exchange.ts'
import type { Known, KnownName, Scene } from './known.ts'
import type { Severity } from './finding.ts'

/** What is wrong with an answer that keeps its contract. */
export interface RuleComplaint {
  readonly pointer: string
  readonly message: string
  readonly kind?: 'rule' | 'enum' | 'security'
  readonly severity?: Severity
}

/** The shop's own code, run on an answer as the shop runs it. */
export interface Rule<T> {
  readonly name: string
  readonly check: (answer: T, requested: CheckRequest) => readonly RuleComplaint[]
}

/** What was asked, for rules that compare. */
export interface CheckRequest {
  readonly scene: Scene
  readonly call: Ask['call']
}

/** The ways in which the services word a refusal. */
export type Dialect = 'problem' | 'login' | 'house'

/** One question to an operation and what should come of it. */
export interface Probe {
  readonly name: string
  readonly kind: 'positive' | 'negative' | 'edge' | 'security'
  readonly needs: readonly KnownName[]
  readonly call: (scene: Scene) => Ask['call']
  /** The statuses that are right, the usual one first. */
  readonly status: readonly number[]
  readonly dialect?: Dialect
}

/** What an operation's answer turned out to be. */
interface Examined {
  readonly result: ValidationResult<unknown>
  readonly complaints: readonly RuleComplaint[]
  readonly learned: Partial<Known>
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
  readonly unread: boolean
  readonly examine: (answer: unknown, requested: CheckRequest) => Promise<Examined>
}

/** The parts of a plan, while the type of the answer is known. */
export interface PlanParts<T> {
  readonly operation: Operation
  readonly contract: Contract<T>
  readonly probes: readonly Probe[]
  readonly rules?: readonly Rule<T>[]
  readonly readBy: readonly string[]
  readonly lenientList?: string
  readonly maps?: readonly string[]
  readonly unread?: boolean
  readonly teaches?: (answer: T, scene: Scene) => Partial<Known>
}

/** Makes a plan, and forgets the type of the answer. */
export function planOf<T>(parts: PlanParts<T>): Plan {
  const { operation, contract, probes, rules = [], readBy, maps = [], unread = false, teaches } = parts
  return {
    operation,
    contract,
    probes,
    rules: rules.map(({ name }) => name),
    readBy,
    maps,
    unread,
    ...(parts.lenientList !== undefined && { lenientList: parts.lenientList }),
    async examine(answer, requested) {
      const result = await contract['~standard'].validate(answer)
      if (result.issues) return { result, complaints: [], learned: {} }
      return {
        result,
        complaints: rules.flatMap(rule => complaintsOf(rule, result.value, requested)),
        learned: teaches?.(result.value, requested.scene) ?? {},
      }
    },
  }
}

function complaintsOf<T>(
  { name, check }: Rule<T>,
  answer: T,
  requested: CheckRequest,
): readonly RuleComplaint[] {
  try {
    return check(answer, requested).map(({ message, ...more }) =>
      Object.assign(more, { message: `${name}: ${message}` }),
    )
  } catch {
    // What it threw may quote the answer.
    return [{ pointer: '', message: `${name} could not work with the answer` }]
  }
}
