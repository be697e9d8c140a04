import { requireArguments } from './require-arguments.ts'

/** The names of the arguments that a call needs; one that may be undefined has none. */
type NeededNames<Given extends readonly unknown[]> = Given extends readonly [infer First, ...infer Rest]
  ? readonly [undefined extends First ? '' : string, ...NeededNames<Rest>]
  : readonly []

type Needed<Call> = Call extends (...given: infer Given) => unknown ? NeededNames<Given> : readonly []

/** What each call needs; calls that need nothing are left out. */
export type NeededArguments<Calls> = {
  readonly [Name in keyof Calls as Needed<Calls[Name]> extends readonly ''[] ? never : Name]: Needed<
    Calls[Name]
  >
}

/** Programs without types can leave out an argument: such a call is refused by its name, before it does anything. */
export function checkedCalls<Calls extends object>(needed: NeededArguments<Calls>, calls: Calls): Calls {
  const target = Object(calls)
  for (const [name, names] of Object.entries<readonly string[]>(needed)) {
    const call = target[name]
    target[name] = (...given: readonly unknown[]) => {
      try {
        requireArguments(
          name,
          Object.fromEntries(names.map((argument, at) => [argument, argument === '' || given[at]])),
        )
      } catch (mistake) {
        return Promise.reject(mistake)
      }
      return call(...given)
    }
  }
  return calls
}
