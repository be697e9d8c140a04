import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '@wallart/contract/files/make-folder.ts'
import { Failure } from './failure.ts'

export async function writeOrFail<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new Failure('config', `${path} cannot be written`)
  }
}

export async function writeFileInFolders(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path))
  await writeFile(path, text)
}
