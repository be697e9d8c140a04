import { existsSync, rmSync } from 'node:fs'
import { run } from './command.mjs'
import { npm } from './npm.mjs'
import { inRoot } from './root.mjs'

export async function nodeBinary(/** @type {string} */ version) {
  const folder = inRoot('.cache', 'nodes', version)
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const binary = inRoot('.cache', 'nodes', version, 'node_modules', 'node', 'bin', name)
  if (await isVersion(binary, version)) return binary

  rmSync(folder, { recursive: true, force: true })
  const named = `node@${version}`
  console.error(`Installing ${named}…`)
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', named]
  const { output } = await npm(args, { quiet: true })
  if (await isVersion(binary, version)) return binary
  console.error(`${output.trim()}\nNode ${version} could not be installed.`)
  return undefined
}

async function isVersion(/** @type {string} */ binary, /** @type {string} */ version) {
  if (!existsSync(binary)) return false
  const { code, output } = await run(binary, ['--version'], { quiet: true, minutes: 1 })
  return code === 0 && output.startsWith(`v${version}.`)
}
