/** Where the services report failures that they recovered from, e.g. pino or console. */
export interface Logger {
  warn(details: Record<string, unknown>, message: string): void
}
