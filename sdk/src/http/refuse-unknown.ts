import { ConfigError } from '../errors/config-error.ts'

/** In a program without types, a misspelt option would be one that does nothing; of the inner ones no caller is told. */
export function refuseUnknown(
  caller: string,
  given: object,
  known: Readonly<Record<string, unknown>>,
  inner: Readonly<Record<string, unknown>> = {},
): void {
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !(name in known) && !(name in inner))
      throw new ConfigError(`${caller} takes no ${name}, but ${Object.keys(known).join(', ')}.`, caller)
}
