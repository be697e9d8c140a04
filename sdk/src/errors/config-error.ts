import { SdkError } from './sdk-error.ts'

/** The SDK was set up in a way that cannot work. */
export class ConfigError extends SdkError {
  constructor(message: string, operation = 'configuration') {
    super('config', message, { operation })
  }
}
