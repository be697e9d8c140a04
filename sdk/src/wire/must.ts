import type * as z from 'zod/mini'

// Whoever uses it wraps the chain in a function: a bundler drops an unused call, but no unused chain of calls.

/** A check that something holds of a value, at a fraction of the size of the library's own checks. */
export function must<T>(holds: (value: T) => boolean, ...path: readonly string[]): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (!holds(value))
      issues.push({ code: 'custom', message: 'Invalid input', input: value, path: [...path] })
  }
}
