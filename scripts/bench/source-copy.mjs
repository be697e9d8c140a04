import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inRoot } from '../workspace/root.mjs'

const workspaces = ['sdk', 'client', 'server', 'cli', 'fixtures']
const rootFiles = ['scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json']
const ignored = new Set(['node_modules', 'dist', 'build', '.data'])

export function createSourceCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'wallart-bench-'))
  for (const name of [...workspaces, ...rootFiles])
    cpSync(inRoot(name), join(folder, name), {
      recursive: true,
      filter: path => !ignored.has(basename(path)) || path === inRoot('scripts', 'build'),
    })
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@wallart'), { recursive: true })
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@wallart') symlinkSync(inRoot('node_modules', name), join(packages, name))
  for (const name of workspaces) symlinkSync(join(folder, name), join(packages, '@wallart', name))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
