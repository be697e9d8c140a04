import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

export function warn({ err }: Shell, { json, quiet, noticePaint }: Settings, message: string): void {
  if (quiet) return
  if (json) err.json({ warning: { message } })
  else err.line(message, text => noticePaint(text, 'yellow'))
}
