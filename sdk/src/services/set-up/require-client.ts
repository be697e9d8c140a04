import { ConfigError } from '../../errors/config-error.ts'
import { requireOptions } from './require-options.ts'

/** Programs without types can hand a service something that is no client of it, or leave out its options. */
export function requireClient(
  caller: string,
  client: unknown,
  method: string,
  options: unknown,
  names: readonly string[] = ['log.warn()'],
): void {
  if (!Object(client)[method]) throw new ConfigError(`${caller} needs a client with ${method}.`)
  requireOptions(caller, options, names)
}
