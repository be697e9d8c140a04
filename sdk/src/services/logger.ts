/** Where the services report what they forgave; pino and console both fit. */
export interface Logger {
  warn(details: Record<string, unknown>, message: string): void
}
