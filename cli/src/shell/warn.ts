import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

/** Says on stderr what somebody should know besides the result; with --json as a line of JSON, as failures are. */
export function warn({ err }: Shell, { json, quiet, noticePaint }: Settings, message: string): void {
  if (!quiet) err.line(json ? JSON.stringify({ warning: { message } }) : noticePaint(message, 'yellow'))
}
