import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fieldOf } from '@wallart/contract/json/field-of.ts'
import { makeFolder } from '@wallart/contract/files/make-folder.ts'
import { Failure } from './failure.ts'

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT'])

export async function writeOrFail<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isFull = DISK_FULL.has(String(fieldOf(error, 'code')))
    throw new Failure(
      isFull ? 'unwritten' : 'config',
      `${path} cannot be written${isFull ? ': the disk is full' : ''}`,
    )
  }
}

export async function writeFileInFolders(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path))
  await writeFile(path, text)
}
