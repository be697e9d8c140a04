import { SdkError } from '../errors/sdk-error.ts'
import type { Logger } from './logger.ts'

/** What every service reports to. */
export interface ServiceOptions {
  readonly log: Logger
  /** Called for each answer in which something is missing because a call failed. */
  readonly onDegraded?: (() => void) | undefined
}

/**
 * Reports a failed call for which a service answers with less than it should; a mistake of the program is thrown.
 * @example
 * reportDegraded({ log }, error, 'the menu is missing')
 */
export function reportDegraded({ log, onDegraded }: ServiceOptions, error: SdkError, message: string): void {
  throwMistake(error)
  // No caller waits for the answer of a call that was aborted.
  if (error.code !== 'aborted') log.warn({ error: error.toJSON() }, message)
  onDegraded?.()
}

/** Throws a mistake of the program, which is no failure to forgive. */
export function throwMistake(error: unknown): void {
  if (SdkError.is(error) && error.code === 'config') throw error
}
