import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export function warn({ err }: Shell, { json, quiet, noticePaint }: Settings, message: string): void {
  if (!quiet) err.line(json ? JSON.stringify({ warning: { message } }) : noticePaint(message, 'yellow'))
}
