import { misplacedSignal } from '#http/known-options'
import { ConfigError } from '../errors/config-error.ts'

type KindOf<Argument> = Argument extends string
  ? 'string'
  : Argument extends number
    ? 'number'
    : Argument extends readonly unknown[]
      ? 'array' | `array:${string}`
      : Argument extends (...given: never[]) => unknown
        ? 'function'
        : 'object' | `object:${string}`

/**
 * Name and kind of each argument that a call needs; one that may be undefined has none.
 * After the kind come the fields that it, or each of its entries, must have: `lines:array:productId,quantity`.
 */
type NeededNames<Given extends readonly unknown[]> = Given extends readonly [infer First, ...infer Rest]
  ? readonly [undefined extends First ? '' : `${string}:${KindOf<First>}`, ...NeededNames<Rest>]
  : readonly []

type Needed<Call> = Call extends (...given: infer Given) => unknown ? NeededNames<Given> : readonly []

/** What each call needs; calls that need nothing are left out. */
export type NeededArguments<Calls> = {
  readonly [Name in keyof Calls as Needed<Calls[Name]> extends readonly ''[] ? never : Name]: Needed<
    Calls[Name]
  >
}

/** Programs without types can leave out an argument, or mistake it: such a call is refused by its name, before it does anything. */
export function checkedCalls<Calls extends object>(needed: NeededArguments<Calls>, calls: Calls): Calls {
  const target = Object(calls)
  for (const [name, names] of Object.entries<readonly string[]>(needed)) {
    const call = target[name]
    target[name] = (...given: readonly unknown[]) => {
      const mistakes =
        misplacedSignal(given) ??
        names.flatMap((argument, at) => mistakesOf(given[at], ...argument.split(':')))
      return mistakes[0]
        ? Promise.reject(new ConfigError(`${name} needs ${mistakes.join(', ')}.`))
        : call(...given)
    }
  }
  return calls
}

function mistakesOf(value: unknown, name = '', kind = '', fields = ''): readonly string[] {
  const actual = Array.isArray(value) ? 'array' : isMissing(value) || typeof value
  if (kind && kind !== actual) return [`${name} (${kind})`]
  const missing = fields
    .split(',')
    .filter(field => field && [value].flat().some(each => isMissing(Object(each)[field])))
  return missing.map(field => `${name}.${field}`)
}

function isMissing(value: unknown): boolean {
  return (value ?? null) === null
}
