import { ConfigError } from '../errors/config-error.ts'

/** Programs without types can leave out what a function needs. */
export function requireOptions(caller: string, options: unknown, names: readonly string[]): void {
  const missing = names.filter(name => (Object(options)[name] ?? undefined) === undefined)
  if (missing.length > 0)
    throw new ConfigError(`${caller} needs the option${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`)
}
