import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { resolveEnvironment } from './environment.ts'
import { readEnvironmentFiles, environmentFilePaths } from './environment-files.ts'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

export function selectEnvironment(shell: Shell, name: string, project: boolean): string {
  const files = readEnvironmentFiles(shell)
  resolveEnvironment(shell, name, files)
  const [ofProject, ofUser] = environmentFilePaths(shell)
  const path = project ? ofProject : ofUser
  if (!path) throw new Failure('config', 'No user configuration folder found', { hint: 'Use --project.' })
  const { path: _, ...before } = files.find(file => file.path === path) ?? { path }
  mkdirSync(dirname(path), { recursive: true })
  // Atomic replace: concurrent readers never see a partial file.
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...before, environment: name }, null, 2)}\n`)
  renameSync(`${path}.new`, path)
  return path
}
