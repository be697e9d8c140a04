import { pagerEnv } from './config.ts'
import type { Settings } from './settings.ts'
import type { Shell } from './shell.ts'

/** Uses the pager for texts higher than the terminal. */
export async function printPaged(
  shell: Shell,
  { mayPage }: Pick<Settings, 'mayPage'>,
  text: string,
): Promise<void> {
  const { out, variables } = shell
  const exceedsScreen = text.split('\n').length > out.rows
  if (!mayPage || !exceedsScreen || !variables.pager) return out.write(text)
  const wasPaged = await runPager(variables.pager, text)
  if (!wasPaged) out.write(text)
}

function runPager(pager: string, text: string): Promise<boolean> {
  // Loading it takes longer than most of a command.
  const { spawn } = process.getBuiltinModule('node:child_process')
  return new Promise(resolve => {
    const child = spawn(pager, {
      shell: true,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: pagerEnv(),
    })
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code !== 126 && code !== 127))
    // EPIPE: the user quit the pager.
    child.stdin.on('error', () => {})
    child.stdin.end(text)
  })
}
