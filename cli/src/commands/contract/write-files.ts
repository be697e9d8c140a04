import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '../../shell/failure.ts'

/** Writes what a flag names; where that is impossible the reason is outside of this program. */
export async function writeOrFail<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new Failure('config', `${path} cannot be written`)
  }
}

/** Writes a file with the folders that it is in. */
export async function writeFileInFolders(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
