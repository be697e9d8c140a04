import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The keys that seal sessions: the configured ones, or one that is made once in the data folder. */
export async function sessionKeys(
  configured: readonly string[] | undefined,
  dataDir: string,
): Promise<readonly string[]> {
  if (configured && configured.length > 0) return configured
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'session-key')
  const made = await readFile(file, 'utf8').catch(() => '')
  return [made.trim() || (await make(file))]
}

// Of several processes that start at once, the first makes the key and the others use it.
async function make(file: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const own = `${file}.${process.pid}`
  await writeFile(own, key, { mode: 0o600 })
  try {
    await link(own, file)
    return key
  } catch {
    return (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(own, { force: true })
  }
}
