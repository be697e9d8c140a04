import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Failure } from '../../shell/failure.ts'
import type { Shell } from '../../shell/shell.ts'

const PATIENCE_MS = 15_000

/** The latest published version of this program, as the registry says it that npm is set up with. */
export async function publishedVersion({ signal }: Pick<Shell, 'signal'>): Promise<string> {
  const asking = promisify(execFile)('npm', ['view', '@wallart/cli', 'version', '--fetch-retries=0'], {
    signal,
    timeout: PATIENCE_MS,
  })
  const { stdout } = await asking.catch(() => {
    throw new Failure('network', 'The registry does not say which version is the latest', {
      hint: 'Is it published where npm looks? See: npm config get registry',
    })
  })
  return stdout.trim()
}
