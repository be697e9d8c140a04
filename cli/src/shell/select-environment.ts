import { rename } from 'node:fs/promises'
import { resolveEnvironment } from './environment.ts'
import { readEnvironmentFiles, environmentFilePaths } from './environment-files.ts'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'
import { writeFileInFolders, writeOrFail } from './write-files.ts'

export async function selectEnvironment(shell: Shell, name: string, project: boolean): Promise<string> {
  const files = readEnvironmentFiles(shell)
  resolveEnvironment(shell, name, files)
  const [ofProject, ofUser] = environmentFilePaths(shell)
  const path = project ? ofProject : ofUser
  if (!path) throw new Failure('config', 'No user configuration folder found', { hint: 'Use --project.' })
  const { path: _, ...before } = files.find(file => file.path === path) ?? { path }
  await writeOrFail(path, async () => {
    // Atomic replace: concurrent readers never see a partial file.
    await writeFileInFolders(`${path}.new`, `${JSON.stringify({ ...before, environment: name }, null, 2)}\n`)
    await rename(`${path}.new`, path)
  })
  return path
}
