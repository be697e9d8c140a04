import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '../../shell/failure.ts'

export async function writeOrFail<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new Failure('config', `${path} cannot be written`)
  }
}

export async function writeFileInFolders(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
