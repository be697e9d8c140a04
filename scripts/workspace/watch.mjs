import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

const quietTime = 20
const isSource = (/** @type {string} */ name) =>
  /\.(tsx?|css|json|sql|svg|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name)

const isFolder = (/** @type {string} */ path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Watches every folder by itself: Node's recursive watching loses a file on Linux that an editor replaces.
 * @param {string} folder @param {Map<string, import('node:fs').FSWatcher>} watchers
 * @param {(path: string) => void} onChange */
function watchTree(folder, watchers, onChange) {
  const watcher = watch(folder, (_, name) => {
    if (name === null) return
    const path = join(folder, name)
    if (isSource(name)) onChange(path)
    else if (!watchers.has(path) && isFolder(path)) {
      watchTree(path, watchers, onChange)
      onChange(path)
    }
  })
  const forget = () => {
    watcher.close()
    watchers.delete(folder)
  }
  watcher.on('error', forget)
  watchers.set(folder, watcher)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) watchTree(join(folder, entry.name), watchers, onChange)
}

/** Calls back with the files that were saved below the folders: once for a burst of changes and never
 * concurrently; changes during a call cause one more. @param {readonly string[]} folders
 * @param {(files: readonly string[]) => Promise<void>} onChange @returns {() => void} */
export function watchFolders(folders, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let isBusy = false
  /** @type {Set<string>} */
  let saved = new Set()

  async function work() {
    if (isBusy) return
    isBusy = true
    while (saved.size > 0) {
      const files = [...saved]
      saved = new Set()
      await onChange(files)
    }
    isBusy = false
  }

  function soon(/** @type {string} */ path) {
    saved.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => void work(), quietTime)
  }

  const watchers = new Map()
  for (const folder of folders) watchTree(folder, watchers, soon)
  return () => {
    for (const watcher of watchers.values()) watcher.close()
    clearTimeout(timer)
  }
}
