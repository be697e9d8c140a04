import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { serializeBaseline, parseBaseline, type Baseline, type RecordedShape } from './baseline.ts'

export class BaselineError extends Error {}

export async function readBaseline(folder: string): Promise<Baseline | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  const baseline = new Map<string, RecordedShape>()
  for (const name of names.filter(each => each.endsWith('.json')).toSorted()) {
    const path = join(folder, name)
    const read = parseBaseline(await readFile(path, 'utf8'))
    if (!read)
      throw new BaselineError(`${path} is no baseline; it may have been cut off while it was written`)
    baseline.set(read.operation, read)
  }
  return baseline
}

export async function writeBaseline(folder: string, baseline: Baseline): Promise<void> {
  await makeFolder(folder)
  for (const [operation, recorded] of baseline)
    await writeFile(join(folder, `${operation}.json`), serializeBaseline(operation, recorded))
}
