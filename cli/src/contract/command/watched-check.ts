import { letViewsPaint } from '../../shell/config.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import { withSpinner } from '../../shell/with-spinner.ts'
import type { CheckOptions, CheckResult } from '../run/run-check.ts'

/** Who is told how a check goes on. */
type Watcher = Pick<CheckOptions, 'onSelected' | 'onEntry'>

/** Runs a check; somebody at a terminal watches it go on, service by service, until the report takes its place. */
export async function watchedCheck(
  shell: Shell,
  settings: Settings,
  run: (watcher: Watcher) => Promise<CheckResult>,
): Promise<CheckResult> {
  const { wantsView, quiet, debug, painted } = settings
  const isWatched = wantsView && !quiet && !debug && !shell.variables.screenReader && shell.err.isTerminal
  if (!isWatched) return withSpinner(shell, settings, 'Asking the services', run({}))
  letViewsPaint(painted)
  const { showProgress } = await import('../../views/check-progress.tsx')
  const progress = showProgress(settings.sites.length)
  const close = async () => progress.close()
  const forget = shell.beforeLeaving(close)
  try {
    return await run(progress)
  } finally {
    forget()
    progress.close()
  }
}
