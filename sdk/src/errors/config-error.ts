import { SdkError } from './sdk-error.ts'

/** The SDK was set up or called in a way that cannot work. */
export class ConfigError extends SdkError {
  override readonly name: string = 'ConfigError'
  declare readonly code: 'config'

  constructor(message: string, operation = 'configuration', hint?: string) {
    super('config', message, { operation, hint })
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is ConfigError {
    return SdkError.isNamed(error, 'ConfigError')
  }
}
