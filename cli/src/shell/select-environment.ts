import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { resolveEnvironment } from './environment.ts'
import { readEnvironmentFiles, environmentFilePaths } from './environment-files.ts'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

/** Writes the name of the environment to use into the project's or the user's file; answers where that is. */
export function selectEnvironment(shell: Shell, name: string, project: boolean): string {
  const files = readEnvironmentFiles(shell)
  resolveEnvironment(shell, name, files)
  const [ofProject, ofUser] = environmentFilePaths(shell)
  const path = project ? ofProject : ofUser
  if (!path)
    throw new Failure('config', 'There is no configuration folder of yours', { hint: 'Say --project.' })
  const { path: _, ...before } = files.find(file => file.path === path) ?? { path }
  mkdirSync(dirname(path), { recursive: true })
  // Whoever reads it meanwhile finds the old file or the new one, never half of one.
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...before, environment: name }, null, 2)}\n`)
  renameSync(`${path}.new`, path)
  return path
}
