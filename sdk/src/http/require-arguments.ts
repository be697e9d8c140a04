import { ConfigError } from '../errors/config-error.ts'

/** Programs without types can leave out what a function needs. */
export function requireArguments(caller: string, given: Readonly<Record<string, unknown>>): void {
  const missing = Object.keys(given).filter(name => (given[name] ?? null) === null)
  if (missing[0]) throw new ConfigError(`${caller} needs ${missing.join(', ')}.`)
}

/** What was handed over to be called; anything else is as good as nothing. */
export function callable(given: unknown): unknown {
  return typeof given === 'function' ? given : undefined
}
