/** Where the services report failures that they recovered from, e.g. pino or console. */
export interface Logger {
  /** Takes what happened, as fields, and a sentence that never changes. */
  warn(details: Record<string, unknown>, message: string): void
}

/** A logger for programs that want to hear of nothing. */
export const silent: Logger = { warn() {} }

/**
 * A logger that warns on the console, once of each operation that fails and once of anything else.
 * @example
 * const { navigation } = openShop(http, { ...scope, log: createConsoleLogger() })
 */
export function createConsoleLogger(): Logger {
  const known = new Set<unknown>()
  return {
    warn(details, message) {
      const { error } = details
      const subject: unknown = Object(error).operation ?? message
      if (known.has(subject)) return
      known.add(subject)
      const fields = Object.entries(typeof error === 'object' && error !== null ? error : details)
      console.warn(message, Object.fromEntries(fields.filter(([, value]) => value !== undefined)))
    },
  }
}
