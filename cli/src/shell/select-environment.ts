import { rename } from 'node:fs/promises'
import { protectedFields } from './environment-config.ts'
import { resolveEnvironment } from './environment.ts'
import { environmentFilePaths, readEnvironmentFiles, type EnvironmentFile } from './environment-files.ts'
import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'
import { writeFileInFolders, writeOrFail } from './write-files.ts'

export async function selectEnvironment(shell: Shell, name: string, project: boolean): Promise<string> {
  const files = readEnvironmentFiles(shell)
  resolveEnvironment(shell, name, files)
  const paths = environmentFilePaths(shell)
  const path = project ? paths.project : paths.user
  if (!path) throw new Failure('config', 'No user configuration folder found', { hint: 'Use --project.' })
  await replaceFile(path, { ...contentOf(path, files), environment: name })
  return path
}

export interface Trust {
  readonly path: string
  readonly origins: readonly string[]
}

/** Copies what only the project's file has of the addresses into the user's. */
export async function trustEnvironment(shell: Shell, name: string): Promise<Trust> {
  const files = readEnvironmentFiles(shell)
  const { addressFile, untrustedFile, services } = resolveEnvironment(shell, name, files)
  const { user: path } = environmentFilePaths(shell)
  if (!path) throw new Failure('config', 'No user configuration folder found')
  if (addressFile === undefined)
    throw new Failure('config', `No file has addresses of ${name}`, {
      hint: `See: ${shell.program} env show ${name} --explain`,
    })
  if (untrustedFile !== undefined) {
    const before = contentOf(path, files)
    const fields = protectedFields(contentOf(untrustedFile, files).environments?.[name])
    const config = { ...before.environments?.[name], ...fields }
    await replaceFile(path, { ...before, environments: { ...before.environments, [name]: config } })
  }
  const urls = [services('Art'), services('AllPosters')].flatMap(each => Object.values(each))
  return { path, origins: [...new Set(urls.map(({ url }) => new URL(url).origin))] }
}

type FileContent = Pick<EnvironmentFile, 'environment' | 'environments'>

function contentOf(path: string, files: readonly EnvironmentFile[]): FileContent {
  const { environment, environments } = files.find(file => file.path === path) ?? {}
  return { environment, environments }
}

async function replaceFile(path: string, content: FileContent): Promise<void> {
  await writeOrFail(path, async () => {
    // Atomic replace: concurrent readers never see a partial file.
    await writeFileInFolders(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`)
    await rename(`${path}.new`, path)
  })
}
