import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Node's recursive mkdir never returns where the system invents the files, as in /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  await makeFolder(dirname(folder))
  try {
    await mkdir(folder)
  } catch (error) {
    // Another request or process may have made it meanwhile.
    if (!(await isThere(folder))) throw error
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
