import { check, type Check } from './schema.ts'

export function refine<T>(isValid: (value: T) => boolean, ...path: readonly string[]): Check<T> {
  return check(({ value, issues }) => {
    if (!isValid(value)) issues.push({ code: 'custom', input: value, path: [...path] })
  })
}
