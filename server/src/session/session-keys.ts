import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Its cause is what the folder was refused with. */
export class DataFolderError extends Error {}

export async function sessionKeys(
  configured: readonly string[] | undefined,
  dataDir: string,
): Promise<readonly string[]> {
  if (configured && configured.length > 0) return configured
  try {
    await makeFolder(dataDir)
    const file = join(dataDir, 'session-key')
    const stored = await readFile(file, 'utf8').catch(() => '')
    return [stored.trim() || (await createKey(file))]
  } catch (error) {
    throw new DataFolderError('the session key cannot be stored', { cause: error })
  }
}

// Of several processes that start at once, one creates the key and the others read it.
async function createKey(file: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const temporary = `${file}.${process.pid}`
  try {
    await writeFile(temporary, key, { mode: 0o600 })
    const isFirst = await link(temporary, file).then(
      () => true,
      () => false,
    )
    return isFirst ? key : (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(temporary, { force: true })
  }
}
