import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../../shell/failure.ts'
import type { Shell } from '../../shell/shell.ts'

const TIMEOUT_MS = 15_000

/** Asks the registry that npm is configured with. */
export async function readPublishedVersion({ signal }: Pick<Shell, 'signal'>): Promise<string> {
  const npmView = promisify(execFile)('npm', ['view', '@wallart/cli', 'version', '--fetch-retries=0'], {
    signal,
    timeout: TIMEOUT_MS,
  })
  const { stdout } = await npmView.catch(() => {
    throw new Failure('network', 'The registry does not say which version is the latest', {
      hint: 'Check the registry: npm config get registry',
    })
  })
  return stdout.trim()
}
