import { ConfigError } from '../../errors/config-error.ts'
import { refuseUnknown } from '../../http/refuse-unknown.ts'

/** In a program without types an option can be misspelt, or something else than it is taken for. */
export function requireKinds(
  caller: string,
  options: object,
  kinds: Readonly<Record<string, 'function' | 'number' | 'object' | 'string'>>,
): void {
  refuseUnknown(caller, options, kinds)
  for (const [name, value] of Object.entries(options))
    if (value === null || (value !== undefined && typeof value !== kinds[name]))
      throw new ConfigError(
        `${caller} takes ${name} as ${kinds[name] === 'object' ? 'an' : 'a'} ${kinds[name]}.`,
      )
}
