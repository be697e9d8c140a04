import { SdkError } from './sdk-error.ts'

/** The SDK was set up or called in a way that cannot work. */
export class ConfigError extends SdkError {
  override readonly name: string = 'ConfigError'

  constructor(message: string, operation = 'configuration') {
    super('config', message, { operation })
  }
}
