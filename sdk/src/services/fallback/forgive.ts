import { throwMistake } from '../service-options.ts'

/** Answers the fallback for whatever failed, without a word, unless it is a mistake of the program. */
export function forgive<T>(fallback: T): (error: unknown) => T {
  return error => {
    throwMistake(error)
    return fallback
  }
}
