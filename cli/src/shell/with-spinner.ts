import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

const SPINNER_DELAY_MS = 100

export async function withSpinner<T>(
  shell: Shell,
  { json, quiet, debug, noticePaint }: Settings,
  text: string,
  work: Promise<T>,
): Promise<T> {
  const { err, variables } = shell
  if (!err.isTerminal || json || quiet || debug) return work
  const dim = (notice: string) => noticePaint(notice, 'dim')
  let isShown = false
  const timer = setTimeout(() => {
    // Without cursor control, print a separate line.
    if (variables.screenReader || variables.unattended) return err.line(`${text} …`, dim)
    isShown = true
    err.write(dim(`${text} …`))
  }, SPINNER_DELAY_MS)
  const clear = () => {
    clearTimeout(timer)
    if (isShown) err.write('\r\u001b[2K')
    isShown = false
  }
  const unregister = shell.onExit(async () => clear())
  try {
    return await work
  } finally {
    unregister()
    clear()
  }
}
