import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

const PATIENCE_MS = 100

/** Work on the network; a person at a terminal is told after a moment that it goes on. */
export async function withSpinner<T>(
  shell: Shell,
  { json, quiet, debug, noticePaint }: Settings,
  what: string,
  work: Promise<T>,
): Promise<T> {
  const { err, variables } = shell
  if (!err.isTerminal || json || quiet || debug) return work
  let message = false
  const timer = setTimeout(() => {
    const notice = noticePaint(`${what} …`, 'dim')
    // What cannot be wiped again stands in a line of its own.
    if (variables.screenReader || variables.unattended) return err.line(notice)
    message = true
    err.write(notice)
  }, PATIENCE_MS)
  const wipe = () => {
    clearTimeout(timer)
    if (message) err.write('\r\u001b[2K')
    message = false
  }
  const keep = shell.beforeLeaving(async () => wipe())
  try {
    return await work
  } finally {
    keep()
    wipe()
  }
}
