import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

export const MIN_KEY_LENGTH = 12

/** Its cause is what the folder was refused with. */
export class DataFolderError extends Error {}

/** What lies where the key should be is none. */
export class KeyFileError extends Error {
  readonly path: string

  constructor(path: string) {
    super('the stored session key cannot be used')
    this.path = path
  }
}

export async function sessionKeys(
  configured: readonly string[] | undefined,
  dataDir: string,
): Promise<readonly string[]> {
  if (configured && configured.length > 0) return configured
  try {
    await makeFolder(dataDir)
    const file = join(dataDir, 'session-key')
    const key = (await readKey(file)) ?? (await createKey(file))
    // An empty one, as a crash or a restore leaves it, seals what anyone can open.
    if (key.length < MIN_KEY_LENGTH) throw new KeyFileError(file)
    return [key]
  } catch (error) {
    if (error instanceof KeyFileError) throw error
    throw new DataFolderError('the session key cannot be stored', { cause: error })
  }
}

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return undefined
    throw code === 'EISDIR' ? new KeyFileError(file) : error
  }
}

// Of several processes that start at once, one creates the key and the others read it.
async function createKey(file: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const temporary = `${file}.${process.pid}`
  try {
    await writeFile(temporary, key, { mode: 0o600, flush: true })
    const isFirst = await link(temporary, file).then(
      () => true,
      () => false,
    )
    return isFirst ? key : (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(temporary, { force: true })
  }
}
