import type { SdkError } from '../errors/sdk-error.ts'
import type { Logger } from './logger.ts'

/** What every service reports to. */
export interface ServiceOptions {
  readonly log: Logger
  /** Called for each answer in which something is missing because a call failed. */
  readonly onDegraded?: (() => void) | undefined
}

/**
 * Reports a failed call for which a service answers with less than it should.
 * @example
 * reportDegraded({ log }, error, 'the menu is missing')
 */
export function reportDegraded({ log, onDegraded }: ServiceOptions, error: SdkError, message: string): void {
  log.warn({ error: error.toJSON() }, message)
  onDegraded?.()
}
