import { setViewColor } from '../../shell/config.ts'
import type { Settings } from '../../shell/settings.ts'
import type { Shell } from '../../shell/shell.ts'
import type { ProgressListener } from '../../views/check-state.ts'
import { withSpinner } from '../../shell/with-spinner.ts'
import type { CheckResult } from '@wallart/contract/run/run-check.ts'

export async function runWithProgress(
  shell: Shell,
  settings: Settings,
  run: (listener: Partial<ProgressListener>, close: () => void) => Promise<CheckResult>,
): Promise<CheckResult> {
  const { wantsView, quiet, debug, usesColour } = settings
  const isInteractive = wantsView && !quiet && !debug && !shell.variables.screenReader && shell.err.isTerminal
  if (!isInteractive)
    return withSpinner(
      shell,
      settings,
      'Checking the services',
      run({}, () => {}),
    )
  setViewColor(usesColour)
  const { showProgress } = await import('../../views/check-progress.tsx')
  const progress = showProgress(settings.sites.length)
  const unregister = shell.onExit(async () => progress.close())
  try {
    return await run(progress, () => progress.close())
  } finally {
    unregister()
    progress.close()
  }
}
